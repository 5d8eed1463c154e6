/** Says on stderr what is being measured now: a whole run takes long, and stdout is for its tables. */
export const progress = (what: string): void => {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${what}\n`)
}
