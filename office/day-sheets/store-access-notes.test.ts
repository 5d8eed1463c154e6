import { expect, test } from 'vitest'
import { readCustomerNote, storeCustomerNote, withSealedNote } from '../../services/orders/access/access-notes.ts'
import { engines } from '../../testing/database/engines.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'

test.each(engines)(
  'the customer’s note and the office’s stand beside each other: neither changes the other, and the customer reads their own (R16.35, R17.24), on %s',
  async (engine) => {
    const office = await openWithRosters(engine)
    const { database, settings } = office.services
    settings.office.keys = '1'.repeat(64)
    const { order } = await office.place()
    const write = async (accessNote: string) => {
      const { sealedNote } = withSealedNote(settings, { accessNote })
      return await storeCustomerNote(database, settings, order.id, String(sealedNote), office.now())
    }
    const sara = await office.signedInAs('office', 'Sara')
    const path = `/orders/${order.number}/access`
    expect((await sara.post(path, { do: 'save', version: '0', access: 'Alarm 4711', parking: '' })).status).toBe(303)
    expect(await write('Mrs Byron has the key')).toEqual({ outcome: 'done' })
    expect(await readCustomerNote(database, settings, order.id)).toBe('Mrs Byron has the key')
    const shown = await (await sara.post(path, { do: 'show' })).text()
    expect(shown).toContain('From the customer:')
    for (const note of ['Mrs Byron has the key', 'Alarm 4711']) expect(shown).toContain(note)
    expect((await sara.post(path, { do: 'save', version: '1', access: '', parking: '' })).status).toBe(409)
    expect((await sara.post(path, { do: 'save', version: '2', access: '', parking: '' })).status).toBe(303)
    expect(await readCustomerNote(database, settings, order.id)).toBe('Mrs Byron has the key')
    settings.office.keys = '2'.repeat(64)
    expect(await write('Number 12'), 'nothing is overwritten that cannot be read').toMatchObject({ outcome: 'refused' })
  },
)
