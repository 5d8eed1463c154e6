import { type RunnerTestCase, type TestContext, TestRunner } from 'vitest'
import { skipsTestsOf, type TestTool } from './test-tools.ts'

/** The running test. Concurrent tests have to pass on their own context instead: Vitest confuses them. */
export const runningTest = (): TestContext => TestRunner.getCurrentTest<RunnerTestCase>().context

/** Skips a test on a machine that lacks the tool. In CI it does nothing, so that the test fails there. */
export function skipWithout(tool: TestTool, test = runningTest()): void {
  if (skipsTestsOf(tool)) test.skip(`needs ${tool.name}, which is not installed here`)
}
