import { readFileSync } from 'node:fs'

/** Length of one tick of the kernel's process clock, in microseconds (Linux: `USER_HZ` is 100 everywhere). */
const tick = 10_000

/** Processor time that a process has used so far, in user and kernel, in microseconds. */
export function processorTime(pid: number): number {
  // The name in the second field may hold spaces: count from the parenthesis that ends it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * tick
}

/** Memory that a process holds, in megabytes. */
export function residentMemory(pid: number): number {
  return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
