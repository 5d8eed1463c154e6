import { type RunnerTestCase, TestRunner } from 'vitest'
import { skipsTestsOf, type TestTool } from './test-tools.ts'

/** Skips the running test on a machine that lacks the tool. In CI it does nothing, so that the test fails there. */
export function skipWithout(tool: TestTool): void {
  if (!skipsTestsOf(tool)) return
  TestRunner.getCurrentTest<RunnerTestCase>().context.skip(`needs ${tool.name}, which is not installed here`)
}
