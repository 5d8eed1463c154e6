import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { browsers, sandbox } from '../browsers.ts'
import { savingTooLate } from './saving-too-late.ts'

/**
 * Starts a real browser on a profile, again and again: its data outlive it, as those of a phone do.
 * @param folder of the profile
 * @param early how many milliseconds too early its pages say that something is saved
 */
export async function startBrowser(folder: string, early = 0) {
  const portFile = join(folder, 'DevToolsActivePort')
  rmSync(portFile, { force: true })
  const child = spawn(
    browsers.windowless,
    [...sandbox, '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--no-first-run', 'about:blank'],
    { stdio: 'ignore', detached: true },
  )
  while (!existsSync(portFile) || !readFileSync(portFile, 'utf8').includes('\n')) {
    if (child.exitCode !== null) throw new Error(`The browser ended with ${child.exitCode}`)
    await pause(50)
  }
  const [port] = readFileSync(portFile, 'utf8').split('\n')
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const context = browser.contexts()[0]
  if (!context) throw new Error('The browser has no context')
  if (early > 0) await context.addInitScript(savingTooLate, early)
  return {
    context,
    async page(origin: string) {
      const page = await context.newPage()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(`${origin}/crew`)
      return page
    },
    /** Ends all of its processes at once, as a flat battery does, but for what the system has in its own memory. */
    async kill() {
      const gone = once(child, 'exit')
      process.kill(-(child.pid ?? 0), 'SIGKILL')
      await gone
      await browser.close().catch(() => {})
    },
  }
}
