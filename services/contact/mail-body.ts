import { language } from '#copy/language.ts'
import { typesetDates } from '../../copy/format/format-work.ts'
import { colours } from '../../domain/company/colours.ts'
import { escapeMarkup } from '../http/escape-markup.ts'
import type { MailField } from './mail-fields.ts'
import { houseHtml, type MailHouse } from './mail-house.ts'

const { ink, 'ink-soft': inkSoft, line, paper, surface, green, 'on-green': onGreen } = colours

/**
 * The colours of dark screens. Mail programs that ignore style sheets show the light ones of the elements, and darken
 * them themselves.
 */
const darkStyles =
  ':root{color-scheme:light dark}@media(prefers-color-scheme:dark){' +
  `body{background:${paper.dark}!important;color:${ink.dark}!important}a{color:${green.dark}!important}` +
  `.next{background:${green.dark}!important;color:${onGreen.dark}!important}` +
  `div{background:${surface.dark}!important;border-color:${green.dark}!important}` +
  `.legal{border-color:${line.dark}!important}.legal,th{color:${inkSoft.dark}!important}}`

/** The content of a mail, from which its text and HTML are made. All parts are plain text. */
export interface MailBody {
  subject: string
  /** Drawn at the top of its HTML. */
  house?: MailHouse
  opening: readonly string[]
  content?: readonly MailPart[]
  closing?: readonly string[]
  /** Of mails to customers and visitors, as are the sender's legal data, one fact per line. */
  signature?: string
  /** The words that this mail answers, below the signature. */
  answered?: MailField
  legal?: readonly string[]
}

/**
 * A part of a mail's content: a table of labels and values, a person's own words, a heading or one below it,
 * paragraphs, a list, or an address to open with the words that lead to it.
 */
export type MailPart =
  | { fields: readonly MailField[] }
  | { quote: MailField }
  | { heading: string }
  | { subheading: string }
  | { paragraphs: readonly string[] }
  | { list: readonly string[] }
  | { link: { label: string; url: string } }

/**
 * The mail body as plain text. Only the legal data are below the signature mark, because mail clients fold or grey out
 * that part.
 */
export const bodyText = ({ opening, content = [], closing = [], signature, answered, legal }: MailBody): string =>
  [
    ...opening,
    ...content.flatMap(partText),
    ...closing,
    ...(signature ? [signature] : []),
    ...(answered ? partText({ quote: answered }) : []),
    ...(legal ? [`-- \n${legal.join('\n')}`] : []),
  ].join('\n\n')

function partText(part: MailPart): string[] {
  if ('fields' in part) return [part.fields.map(({ label, value }) => `${label}: ${value}`).join('\n')]
  if ('quote' in part) return [`${part.quote.label}:`, part.quote.value]
  if ('heading' in part) return [`${part.heading}\n${'-'.repeat(part.heading.length)}`]
  if ('subheading' in part) return [part.subheading]
  if ('paragraphs' in part) return [...part.paragraphs]
  if ('list' in part) return [part.list.map((entry) => `* ${entry}`).join('\n')]
  return [`${part.link.label}:\n${part.link.url}`]
}

/** The mail body as HTML. Many mail programs ignore style sheets, so styles are inline. */
export function bodyHtml(body: MailBody): string {
  const { subject, house, opening, content = [], closing = [], signature, answered, legal } = body
  const next = content.find((part) => 'link' in part)
  return pageHtml(subject, [
    ...(house ? [houseHtml(house)] : []),
    ...opening.map(paragraph),
    ...content.map((part) => partHtml(part, part === next)),
    ...[...closing, ...(signature ? [signature] : [])].map(paragraph),
    ...(answered ? [partHtml({ quote: answered })] : []),
    ...(legal ? [legalHtml(legal)] : []),
  ])
}

/** A document that goes with a mail: a page of its own that any browser opens and prints, without a connection. */
export const documentHtml = ({ subject: title, opening, content = [], legal = [] }: MailBody): string =>
  pageHtml(title, [
    `<h1 style="font-size:24px">${unparted(title)}</h1>`,
    ...opening.map(paragraph),
    ...content.map((part) => partHtml(part)),
    legalHtml(legal),
  ])

const pageHtml = (title: string, parts: readonly string[]): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title>`,
    '<meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light dark"><style>${darkStyles}</style></head>`,
    `<body style="margin:0;padding:24px;max-width:640px;color:${ink.light};font:16px/1.5 system-ui,sans-serif">`,
    ...parts,
    '</body></html>',
  ].join('')

const legalHtml = (lines: readonly string[]): string =>
  `<p class="legal" style="padding-top:12px;border-top:1px solid ${line.light};color:${inkSoft.light};font-size:14px">` +
  `${lines.map(escapeMarkup).join('<br>')}</p>`

/** @param isNext whether it is the mail's first link, which looks like a button: the next step */
function partHtml(part: MailPart, isNext = false): string {
  if ('fields' in part) {
    return `<table role="presentation" cellspacing="0" style="font:inherit">${part.fields.map(row).join('')}</table>`
  }
  if ('quote' in part) {
    const { label, value } = part.quote
    return (
      `<p style="margin-bottom:4px"><strong>${escapeMarkup(label)}</strong></p>` +
      `<div dir="auto" style="padding:12px 16px;background:${paper.light};border-left:3px solid ${green.light};white-space:pre-wrap">` +
      `${escapeMarkup(value).replaceAll('\n', '<br>')}</div>`
    )
  }
  if ('heading' in part) return `<h2 style="margin:28px 0 8px;font-size:18px">${unparted(part.heading)}</h2>`
  if ('subheading' in part) return `<h3 style="margin:20px 0 4px;font-size:16px">${unparted(part.subheading)}</h3>`
  if ('paragraphs' in part) return part.paragraphs.map(paragraph).join('')
  if ('list' in part) {
    const entries = part.list.map((entry) => `<li dir="auto">${unparted(entry)}</li>`)
    return `<ul style="margin:4px 0 16px;padding-left:20px">${entries.join('')}</ul>`
  }
  const { label, url } = part.link
  const style = isNext
    ? `class="next" style="display:inline-block;padding:12px 24px;border-radius:24px;background:${green.light};color:${onGreen.light};font-weight:bold;text-decoration:none"`
    : `style="color:${green.light};font-weight:bold"`
  return `<p><a href="${escapeMarkup(url)}" ${style}>${unparted(label)}</a></p>`
}

const row = ({ label, value }: MailField) =>
  `<tr valign="baseline"><th scope="row" align="left" style="padding:2px 16px 2px 0;color:${inkSoft.light};` +
  `font-weight:normal;font-size:14px">${unparted(label)}</th>` +
  `<td dir="auto" style="padding:2px 0;overflow-wrap:anywhere">${unparted(value)}</td></tr>`

const paragraph = (text: string): string => `<p dir="auto">${unparted(text)}</p>`

/**
 * A text with no number apart from its unit, no digits of a phone number and no "e-" apart from "mail" on two lines,
 * whose e-mail addresses part after the @. It is without the invisible characters that not every mail program knows.
 */
const unparted = (text: string): string =>
  escapeMarkup(
    typesetDates(text)
      .replaceAll('\u00AD', '')
      .replaceAll(/(?<=\d) (?=\d)/g, '\u00A0'),
  )
    .replaceAll(/\S+/g, (word) =>
      word.includes('\u2060') ? `<span style="white-space:nowrap">${word.replaceAll('\u2060', '')}</span>` : word,
    )
    .replaceAll('@', '@<wbr>')
