/** What a request for a page that is the same for everybody tells us. */
export interface PlainRequest {
  method: 'GET' | 'HEAD'
  /** As it stands in the request line: with its query and its escapes. */
  path: string
  host: string
  acceptEncoding: string | undefined
  ifNoneMatch: string | undefined
}

/** As browsers and proxies write it; whatever is written in another way is for a whole parser of HTTP. */
const plain = /^(GET|HEAD) (\/[\x21-\x7e]*) HTTP\/1\.1\r\n(?:[\w-]+:[\t\x20-\x7e]*\r\n)+\r\n$/

/** Far more than browsers send, far less than a parser would take. */
const mostBytes = 8192

/** Headers that tell something, and those by which a request has a body or wishes something of the connection. */
const decisive =
  /\n(host|accept-encoding|if-none-match|connection|content-length|transfer-encoding|trailer|upgrade|expect|http2-settings):([^\r]*)/gi

const telling: Record<string, 'host' | 'acceptEncoding' | 'ifNoneMatch' | undefined> = {
  host: 'host',
  'accept-encoding': 'acceptEncoding',
  'if-none-match': 'ifNoneMatch',
}

/**
 * Reads a GET or HEAD that stands in these bytes from the first to the last one (RFC 9112): it has no body, nothing follows it, and it
 * wishes nothing but to keep the connection.
 * @returns undefined for anything else, also for what is no request at all
 */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  if (bytes.length > mostBytes) return undefined
  const text = bytes.toString('latin1')
  const requestLine = plain.exec(text)
  if (!requestLine) return undefined
  const told: Partial<PlainRequest> = {}
  decisive.lastIndex = 0
  for (let header = decisive.exec(text); header; header = decisive.exec(text)) {
    const [, name = '', value = ''] = header
    const key = telling[name.toLowerCase()]
    // Each may stand there once.
    if (key && told[key] === undefined) told[key] = value.trim()
    else if (key || !/^connection: *keep-alive *$/i.test(`${name}:${value}`)) return undefined
  }
  const { host, acceptEncoding, ifNoneMatch } = told
  if (!host) return undefined
  return {
    method: requestLine[1] === 'GET' ? 'GET' : 'HEAD',
    path: requestLine[2] ?? '',
    host,
    acceptEncoding,
    ifNoneMatch,
  }
}
