import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Copy, copyResponse } from './copy-response.ts'

/**
 * A program: the fastest a server on plain Node can be. It copies each response of a site at the first request and
 * repeats it from memory, looking at nothing but the path. Arguments: the site's origin and, optionally, `baseline` for
 * pages without the scripts that run, as hand-written HTML with the same styles and pictures.
 */
const [, , origin = '', kind] = process.argv
const copies = new Map<string, Copy>()

const withoutScripts = (html: string) => html.replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')

function send({ headers, body }: Copy, response: ServerResponse) {
  response.writeHead(200, { ...headers, 'content-length': body.length })
  response.end(body)
}

const server = createServer(async ({ url = '/' }, response) => {
  const known = copies.get(url)
  if (known) return send(known, response)
  try {
    const copy = await copyResponse(origin + url, kind === 'baseline' ? withoutScripts : undefined)
    copies.set(url, copy)
    send(copy, response)
  } catch {
    response.writeHead(404).end()
  }
}).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
// The program ends with the process that started it.
process.once('disconnect', () => process.exit())
