/** Where a bar is drawn: a terminal, or anything else, where nothing is. */
interface Screen {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

const widest = 40
const number = new Intl.NumberFormat('en-GB')

/**
 * A bar on one line of a terminal that grows with the work; in logs and pipes there is none.
 * @param unit what is counted, such as 'reviews'
 */
export function progressBar(screen: Screen, unit: string) {
  let drawn = false
  return {
    /** @param total 0 where it is not known */
    show(done: number, total: number): void {
      if (!screen.isTTY) return
      const share = total > 0 ? Math.min(1, done / total) : 0
      const figures = `${number.format(done)} of ${number.format(Math.max(done, total))} ${unit}`
      const width = Math.min(widest, (screen.columns ?? 80) - figures.length - 4)
      const full = Math.round(Math.max(0, width) * share)
      const bar = width > 4 ? `[${'█'.repeat(full)}${'░'.repeat(width - full)}] ` : ''
      screen.write(`\r\x1b[K${bar}${figures}`)
      drawn = true
    },
    /** Takes the bar away, for the next line to be written. */
    clear(): void {
      if (drawn) screen.write('\r\x1b[K')
      drawn = false
    },
  }
}
