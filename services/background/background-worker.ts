/** How often an idle worker checks for work that is due, in milliseconds. */
export const idlePause = 1000

/** Does one thing after the other in the background. */
export interface BackgroundWorker {
  start(): void
  /** Announces work, so that it is done immediately. */
  wake(): void
  /** Stops after the work in progress; resolves when the worker has stopped. */
  stop(): Promise<void>
  /** Whether it is to stop: what retries by itself gives up then. */
  isStopping(): boolean
}

/**
 * Makes a worker, which waits until it is started.
 * @param doNext does what is due next, never throws, and returns whether there was anything
 */
export function createBackgroundWorker(doNext: () => Promise<boolean>): BackgroundWorker {
  let running: Promise<void> | undefined
  let stopping = false
  let alarm = Promise.withResolvers<void>()

  async function run() {
    while (!stopping) {
      // Renewed before checking, so that work announced during the check does not wait.
      alarm = Promise.withResolvers()
      if (!(await doNext()) && !stopping) await pause()
    }
  }

  async function pause() {
    const timer = setTimeout(() => alarm.resolve(), idlePause)
    await alarm.promise
    clearTimeout(timer)
  }

  return {
    start() {
      running ??= run()
    },
    wake() {
      alarm.resolve()
    },
    async stop() {
      stopping = true
      alarm.resolve()
      await running
    },
    isStopping: () => stopping,
  }
}
