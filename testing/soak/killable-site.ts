import { type SiteProcess, siteProcess } from '../site-process.ts'

/** A site's process that is restarted as soon as it is killed. */
export interface KillableSite extends SiteProcess {
  /**
   * SIGKILL, and a restart on the same port.
   * @param whileGone called between the two
   */
  killAndRestart(whileGone: () => Promise<void>): Promise<void>
  /** @returns a function that answers whether the process was down at any time since this call */
  watchKills(): () => boolean
}

/** Prepares a process of the English site with the given settings. */
export function killableSite(settings: Record<string, string>): KillableSite {
  const site = siteProcess(settings)
  let kills = 0
  let down = false
  return Object.assign(site, {
    async killAndRestart(whileGone: () => Promise<void>) {
      kills += 1
      down = true
      await site.kill()
      await whileGone()
      await site.start()
      down = false
    },
    watchKills() {
      const before = kills
      const wasDown = down
      return () => wasDown || kills > before
    },
  })
}
