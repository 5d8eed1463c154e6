import { type SiteProcess, siteProcess } from '../site-process.ts'

/** A site's process under a supervisor that starts it again as soon as it is gone. */
export interface KillableSite extends SiteProcess {
  /**
   * SIGKILL, and a new start on the same port at once.
   * @param whileGone what is done between the two
   */
  killAndRestart(whileGone: () => Promise<void>): Promise<void>
  /** Begins to watch. @returns tells whether a kill was under way at any time since then */
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
