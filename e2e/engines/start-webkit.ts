import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../testing/free-port.ts'
import { webkit } from '../../testing/test-tools.ts'
import { type EnginePage, inSight, windowSize } from './engine-page.ts'

/** Starts WebKit in a window on a virtual screen and drives it by WebDriver (https://www.w3.org/TR/webdriver2/). */
export async function startWebKit(): Promise<EnginePage> {
  const port = await freePort()
  // Its own process group, so that screen, driver and browser end together.
  const driver = spawn('xvfb-run', ['-a', webkit.path, `--port=${port}`], { detached: true, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await untilListening(origin, driver)
  async function ask(path: string, body?: object, method = 'POST'): Promise<unknown> {
    const answer = await fetch(`${origin}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`WebKit, ${path}: ${JSON.stringify(value)}`)
    return value
  }
  const { sessionId } = (await ask('/session', { capabilities: {} })) as { sessionId: string }
  const session = `/session/${sessionId}`
  await ask(`${session}/window/rect`, windowSize)
  const read = (expression: string) => ask(`${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  const perform = (actions: readonly object[]) => ask(`${session}/actions`, { actions })
  const press = async (element: string) => void (await perform(pressing((await read(inSight(element))) as object)))
  return {
    open: async (url) => void (await ask(`${session}/url`, { url })),
    read,
    press,
    async type(element, text) {
      await press(element)
      await perform(typing(text))
    },
    async close() {
      const ended = once(driver, 'exit')
      await ask(session, undefined, 'DELETE')
      if (driver.pid) process.kill(-driver.pid)
      await ended
    },
  }
}

/** The actions of WebDriver that press an element, as the driver calls it. */
const pressing = (element: object) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: 0, y: 0, origin: element },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** The actions of WebDriver that type a text. */
const typing = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

async function untilListening(origin: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const answer = await fetch(`${origin}/status`).catch(() => undefined)
    if (answer?.ok) return
    await pause(50)
  }
  throw new Error('The driver of WebKit has ended before it listened')
}
