import { language } from '#copy/language.ts'
import { colours } from '../../domain/company/colours.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import type { MailField } from './mail-fields.ts'

/** Mails are light everywhere: their own styles reach no dark screen. */
const [ink, inkSoft, line, paper, green] = (['ink', 'ink-soft', 'line', 'paper', 'green'] as const).map(
  (name) => colours[name].light,
)

/** The content of a mail, from which its text and HTML are made. All parts are plain text. */
export interface MailBody {
  subject: string
  opening: readonly string[]
  content: readonly MailPart[]
  closing: readonly string[]
  signature: string
  /** The words that this mail answers, below the signature. */
  answered?: MailField
  /** The sender's legal data, one fact per line. */
  legal: readonly string[]
}

/**
 * A part of a mail's content: a table of labels and values, somebody's own words, a heading, paragraphs, a list, or an
 * address to open with the words that lead to it.
 */
export type MailPart =
  | { fields: readonly MailField[] }
  | { quote: MailField }
  | { heading: string }
  | { paragraphs: readonly string[] }
  | { list: readonly string[] }
  | { link: { label: string; url: string } }

/**
 * The mail body as plain text. Only the legal data are below the signature mark, because mail clients fold or grey out
 * that part.
 */
export function bodyText({ opening, content, closing, signature, answered, legal }: MailBody): string {
  return [
    ...opening,
    ...content.flatMap(partText),
    ...closing,
    signature,
    ...(answered ? partText({ quote: answered }) : []),
    `-- \n${legal.join('\n')}`,
  ].join('\n\n')
}

function partText(part: MailPart): string[] {
  if ('fields' in part) return [part.fields.map(({ label, value }) => `${label}: ${value}`).join('\n')]
  if ('quote' in part) return [`${part.quote.label}:`, part.quote.value]
  if ('heading' in part) return [`${part.heading}\n${'-'.repeat(part.heading.length)}`]
  if ('paragraphs' in part) return [...part.paragraphs]
  if ('list' in part) return [part.list.map((entry) => `* ${entry}`).join('\n')]
  return [`${part.link.label}:\n${part.link.url}`]
}

/** The mail body as HTML. Mail clients ignore style sheets, so styles are inline. */
export function bodyHtml({ subject, opening, content, closing, signature, answered, legal }: MailBody): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>`,
    `<body style="margin:0;padding:24px;max-width:640px;color:${ink};font:16px/1.5 system-ui,sans-serif">`,
    ...opening.map(paragraph),
    ...content.map(partHtml),
    ...[...closing, signature].map(paragraph),
    ...(answered ? [partHtml({ quote: answered })] : []),
    `<p style="padding-top:12px;border-top:1px solid ${line};color:${inkSoft};font-size:14px">`,
    `${legal.map(escapeMarkup).join('<br>')}</p>`,
    '</body></html>',
  ].join('')
}

function partHtml(part: MailPart): string {
  if ('fields' in part) {
    return `<table role="presentation" cellspacing="0" style="font:inherit">${part.fields.map(row).join('')}</table>`
  }
  if ('quote' in part) {
    const { label, value } = part.quote
    return (
      `<p style="margin-bottom:4px"><strong>${escapeMarkup(label)}</strong></p>` +
      `<div dir="auto" style="padding:12px 16px;background:${paper};border-left:3px solid ${green};white-space:pre-wrap">` +
      `${escapeMarkup(value).replaceAll('\n', '<br>')}</div>`
    )
  }
  if ('heading' in part) return `<h2 style="margin:28px 0 8px;font-size:18px">${escapeMarkup(part.heading)}</h2>`
  if ('paragraphs' in part) return part.paragraphs.map(paragraph).join('')
  if ('list' in part)
    return `<ul>${part.list.map((entry) => `<li dir="auto">${escapeMarkup(entry)}</li>`).join('')}</ul>`
  const { label, url } = part.link
  return `<p><a href="${escapeMarkup(url)}" style="color:${green};font-weight:bold">${escapeMarkup(label)}</a></p>`
}

const row = ({ label, value }: MailField) =>
  `<tr><th scope="row" align="left" style="padding:2px 16px 2px 0;vertical-align:top">${escapeMarkup(label)}</th>` +
  `<td dir="auto" style="padding:2px 0">${escapeMarkup(value)}</td></tr>`

function paragraph(text: string): string {
  return `<p dir="auto">${escapeMarkup(text)}</p>`
}
