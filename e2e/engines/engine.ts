import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import puppeteer from 'puppeteer-core'
import { firefox, webkit } from '../../testing/test-tools.ts'

/** A page in a browser of another engine than Chromium: what a journey through it needs, and no more. */
export interface EnginePage {
  open(address: string): Promise<void>
  /** The value of a JavaScript expression in the page. */
  read(expression: string): Promise<unknown>
  /** Presses the first element of a selector as a pointer does. */
  press(selector: string): Promise<void>
  /** Types into the first element of a selector. */
  type(selector: string, text: string): Promise<void>
  close(): Promise<void>
}

/** Starts Firefox as Debian has it, by WebDriver BiDi. */
async function startFirefox(): Promise<EnginePage> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox.path, headless: true })
  const page = await browser.newPage()
  return {
    async open(address) {
      await page.goto(address)
    },
    read: (expression) => page.evaluate(expression),
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  }
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Starts WebKitGTK on a virtual screen, by WebDriver. */
async function startWebKit(): Promise<EnginePage> {
  const port = await freePort()
  const driver = spawn('xvfb-run', ['-a', webkit.path, `--port=${port}`], { detached: true, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  async function ask(path: string, body?: object, method = 'POST'): Promise<unknown> {
    const answer = await fetch(`${origin}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`WebKit, ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await untilListening(origin, driver)
  const { sessionId } = (await ask('/session', { capabilities: {} })) as { sessionId: string }
  const session = `/session/${sessionId}`
  async function element(selector: string): Promise<string> {
    const found = await ask(`${session}/element`, { using: 'css selector', value: selector })
    return `${session}/element/${(found as Record<string, string>)[elementKey]}`
  }
  return {
    async open(url) {
      await ask(`${session}/url`, { url })
    },
    read: (expression) => ask(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    press: async (selector) => void (await ask(`${await element(selector)}/click`, {})),
    type: async (selector, text) => void (await ask(`${await element(selector)}/value`, { text })),
    async close() {
      await ask(session, undefined, 'DELETE').finally(() => driver.pid && process.kill(-driver.pid))
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

async function untilListening(origin: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const answer = await fetch(`${origin}/status`).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error('The driver of WebKit has ended')
}

/** The engines beside Chromium, with the tool that each needs. */
export const engines = [
  { tool: firefox, start: startFirefox },
  { tool: webkit, start: startWebKit },
]
