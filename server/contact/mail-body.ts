import { language } from '#copy/language.ts'
import { escapeMarkup } from '../escape-markup.ts'
import type { MailField } from './mail-fields.ts'

/** The content of a mail, from which its text and HTML are made. All parts are plain text. */
export interface MailBody {
  subject: string
  opening: readonly string[]
  fields: readonly MailField[]
  /** The visitor's message, exactly as written. */
  remark: MailField
  closing: readonly string[]
  signature: string
  /** Who the sender is by law, one fact a line. */
  legal: readonly string[]
}

/** The mail body as plain text. Only the legal data stand below the signature mark, which mail clients fold or grey out. */
export function bodyText({ opening, fields, remark, closing, signature, legal }: MailBody): string {
  const lines = fields.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return [...opening, lines, `${remark.label}:`, remark.value, ...closing, signature, `-- \n${legal.join('\n')}`].join(
    '\n\n',
  )
}

/** The mail body as HTML. Mail clients ignore style sheets, so styles are inline. */
export function bodyHtml({ subject, opening, fields, remark, closing, signature, legal }: MailBody): string {
  const rows = fields.map(
    ({ label, value }) =>
      `<tr><th scope="row" align="left" style="padding:2px 16px 2px 0;vertical-align:top">${escapeMarkup(label)}</th>` +
      `<td dir="auto" style="padding:2px 0">${escapeMarkup(value)}</td></tr>`,
  )
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;max-width:640px;color:#14322c;font:16px/1.5 system-ui,sans-serif">',
    ...opening.map(paragraph),
    `<table role="presentation" cellspacing="0" style="font:inherit">${rows.join('')}</table>`,
    `<p style="margin-bottom:4px"><strong>${escapeMarkup(remark.label)}</strong></p>`,
    '<div dir="auto" style="padding:12px 16px;background:#fbf8f1;border-left:3px solid #1f5b4c;white-space:pre-wrap">',
    `${escapeMarkup(remark.value).replaceAll('\n', '<br>')}</div>`,
    ...[...closing, signature].map(paragraph),
    '<p style="padding-top:12px;border-top:1px solid #d7ddd6;color:#47605a;font-size:14px">',
    `${legal.map(escapeMarkup).join('<br>')}</p>`,
    '</body></html>',
  ].join('')
}

function paragraph(text: string): string {
  return `<p dir="auto">${escapeMarkup(text)}</p>`
}
