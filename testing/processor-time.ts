import { readFileSync } from 'node:fs'

/** Length of one tick of the kernel's process clock, in microseconds (Linux: `USER_HZ` is 100 everywhere). */
const tick = 10_000

/** Processor time used by a process so far, user and kernel, in microseconds. */
export function processorTime(pid: number): number {
  // The name in the second field may contain spaces, so fields are counted from its closing parenthesis.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tick
}

/** Resident memory of a process, in megabytes. */
export function residentMemory(pid: number): number {
  return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
