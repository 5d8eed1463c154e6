import type { Logger } from 'pino'

/**
 * Does something again and again. The first failure and the first success after it are logged, none in between.
 * @param pause between the end of one and the beginning of the next, in milliseconds
 * @param what names it in the log
 * @returns a function that stops it
 */
export function repeat(
  work: () => Promise<void>,
  { pause, what, log }: { pause: number; what: string; log: Pick<Logger, 'error' | 'info'> },
): () => void {
  let away = false
  let stopped = false
  let timer = setTimeout(once, pause)

  async function once() {
    try {
      await work()
      if (away) log.info(`${what} available again`)
      away = false
    } catch (err) {
      if (!stopped && !away) log.error({ err }, `${what} not available`)
      away = true
    }
    if (!stopped) timer = setTimeout(once, pause)
  }

  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
