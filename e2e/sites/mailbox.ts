import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

/** Reads the mails that a site has written to its mail folder. @param folder the site's MAIL_DIR */
export function openMailbox(folder: string) {
  // Tests ask again and again, and a mail never changes.
  const parsed = new Map<string, Promise<Email>>()
  function read(name: string) {
    const mail = parsed.get(name) ?? PostalMime.parse(readFileSync(join(folder, 'new', name)))
    parsed.set(name, mail)
    return mail
  }
  const all = () => Promise.all(readdirSync(join(folder, 'new')).sort().map(read))
  async function from(address: string) {
    return (await all()).filter(({ replyTo }) => replyTo?.some((to) => to.address === address))
  }
  async function to(address: string) {
    return (await all()).filter(({ to }) => to?.some((recipient) => recipient.address === address))
  }
  async function first(find: () => Promise<Email[]>, what: string): Promise<Email> {
    await expect.poll(async () => (await find()).length, { message: what, intervals: [100] }).toBeGreaterThan(0)
    const [mail] = await find()
    if (!mail) throw new Error(`${what} is gone again`)
    return mail
  }
  return {
    /** Waits for the first mail to the office with an address of the test's own as its Reply-To, and parses it. */
    officeMailFrom: (address: string) => first(() => from(address), `mail from ${address}`),
    /** Waits for the first mail to a visitor's address, and parses it. */
    receiptOf: (address: string) => first(() => to(address), `receipt of ${address}`),
    /** All mails so far. */
    allMails: all,
    /** All mails to an address so far. */
    mailsTo: to,
    /** The number of mails to the office so far with an address as their Reply-To. */
    countFrom: async (address: string) => (await from(address)).length,
  }
}
