import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { firefox } from '../../testing/test-tools.ts'
import { type EnginePage, inSight, pressing, typing, windowSize } from './engine-page.ts'

/** Starts Firefox without a window and drives it by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export async function startFirefox(): Promise<EnginePage> {
  const profile = mkdtempSync(join(tmpdir(), 'helderhuis-firefox-'))
  const browser = spawn(firefox.path, ['--headless', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ask = await connect(`${await addressIn(browser.stderr)}/session`)
  await ask('session.new', { capabilities: {} })
  const { contexts } = (await ask('browsingContext.getTree', {})) as { contexts: [{ context: string }] }
  const { context } = contexts[0]
  await ask('browsingContext.setViewport', { context, viewport: windowSize })
  const read = async (expression: string) => {
    const answer = await ask('script.evaluate', { expression, target: { context }, awaitPromise: true })
    const { result } = answer as { result?: { sharedId?: string; value?: unknown } }
    if (!result) throw new Error(`Firefox cannot evaluate ${expression}: ${JSON.stringify(answer)}`)
    return result
  }
  const perform = (actions: readonly object[]) => ask('input.performActions', { context, actions })
  async function press(element: string) {
    const { sharedId } = await read(inSight(element))
    await perform(pressing({ type: 'element', element: { sharedId } }))
  }
  return {
    open: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    read: async (expression) => (await read(expression)).value,
    press,
    async type(element, text) {
      await press(element)
      await perform(typing(text))
    },
    async close() {
      const ended = once(browser, 'exit')
      await ask('browser.close', {})
      await ended
      rmSync(profile, { recursive: true })
    },
  }
}

/** The address that Firefox says it listens at. */
async function addressIn(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? []
    if (address) {
      output.resume()
      return address
    }
  }
  throw new Error('Firefox has ended before it listened')
}

/** Opens a connection. @returns the function that sends a command and waits for its result */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  let last = 0
  return (method: string, params: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last
      socket.addEventListener('message', function receive({ data }) {
        const answer = JSON.parse(data)
        if (answer.id !== id) return
        socket.removeEventListener('message', receive)
        if (answer.type === 'error') reject(new Error(`Firefox, ${method}: ${answer.message}`))
        else resolve(answer.result)
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
}
