import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runningTest } from './skip-without.ts'

/** An empty folder that is removed when the running test ends. */
export function temporaryFolder(test = runningTest()): string {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-test-'))
  test.onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
