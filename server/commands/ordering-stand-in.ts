import { createServer, type Server } from 'node:http'
import { escapeMarkup } from '../escape-markup.ts'

/**
 * Stands in for the ordering site until a real one is configured: a page, plainly labelled, that shows the hand-off it
 * received. Listens on `port`.
 */
export function startOrderingStandIn(port: number, host?: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const rows = [...searchParams].map(
      ([name, value]) => `<tr><th scope="row">${escapeMarkup(name)}<td>${escapeMarkup(value)}`,
    )
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    })
    response.end(`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>Ordering site (stand-in)</title>
<style>body{font:1.1rem/1.6 system-ui;max-width:44rem;margin:10vh auto;padding:0 1rem}mark{padding:.2em .6em}
code{overflow-wrap:anywhere}th{text-align:left;padding-right:2rem}</style>
<main><p><mark>Stand-in: no order can be placed here</mark></p>
<h1>The ordering site would open here</h1>
<p>It received this hand-off:</p><p><code id="hand-off">${escapeMarkup(pathname.slice(1) + search)}</code></p>
<table>${rows.join('')}</table></main></html>`)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}
