import { fill } from '../../copy/fill.ts'
import { roomInWords } from '../../copy/format/room-in-words.ts'
import { lateSentences } from '../../copy/office/late-sentences.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import { company } from '../../domain/company/company.ts'
import { e164Number } from '../../domain/contact/phone-number.ts'
import { roomTasks } from '../../domain/packages/room-tasks.ts'
import { visitEnd } from '../../domain/scheduling/visit.ts'
import type { CrewRoom, CrewVisit } from '../../domain/visits/crew-day.ts'
import { allWork, roomKeys } from '../../domain/visits/room-keys.ts'
import type { SheetCustomer, SheetSearch, SheetVisit } from '../day-sheets/read-day-sheet.ts'
import { paymentInWords, presenceInWords, remindersInWords } from '../day-sheets/visit-in-words.ts'
import type { Speech } from '../layout/office-facts.ts'

/** A visit of a day sheet as a phone shows it, in the words of its reader. */
export function crewVisit(visit: SheetVisit, { country, team, date }: SheetSearch, speech: Speech): CrewVisit {
  const { words } = speech
  const { number, redo, part, window, people, minutesOnSite, packageId, startsAt, customer } = visit
  return {
    order: number,
    ...(redo && { redo: redo.id }),
    team,
    date,
    window,
    people,
    minutesOnSite,
    lateFrom: visitEnd({ date, part }, 0).toISOString(),
    startsAt: startsAt.toISOString(),
    title: words.work.packages[packageId],
    state: redo ? (redo.state === 'done' ? 'done' : 'ordered') : visit.state,
    ...(customer && { customer: reachable(customer, country) }),
    officePhone: company.phoneNumber[country],
    presence: presenceInWords(visit, speech),
    hasAccess: visit.access !== 'none',
    remark: customer?.remark ?? '',
    facts: factsOf(visit, speech),
    bring: redo ? [] : [...new Set(visit.extras.map(({ id }) => words.crewDay.bring[id]))],
    rooms: redo ? [workRoom(redo.work, words)] : roomsOf(visit, words),
    lateSentence: redo ? '' : lateSentences[visit.language],
    customerLanguage: visit.language,
    photosAllowed: !visit.noPhotos,
  }
}

/** A customer whose number can be dialled from either country, where it can be derived. */
const reachable = ({ name, phoneNumber, street, place }: SheetCustomer, country: SheetSearch['country']) => ({
  name,
  street,
  place,
  phoneNumber: e164Number(country, phoneNumber) ?? phoneNumber,
})

function factsOf(visit: SheetVisit, speech: Speech): string[] {
  const { handover } = visit
  const handedOver = handover && `${speech.words.orders.facts.handover}: ${speech.fullDay(handover)}`
  return [handedOver, paymentInWords(visit, speech), ...remindersInWords(visit, speech)].flatMap((text) => text || [])
}

function roomsOf({ business, packageId, rooms, extras }: SheetVisit, words: OfficeWords): CrewRoom[] {
  if (business) return [workRoom(business.work, words)]
  const { planning, work } = words
  const keys = roomKeys({ business, rooms, extras: extras.map(({ id }) => id) })
  const minutes = (time: number) => fill(planning.daySheet.minutes, { time: Math.round(time) })
  const named = (key: string) => ({ key, name: roomInWords(work, key, keys) })
  return [
    ...rooms.map(({ type, area, dirt, minutes: time }, index) => ({
      ...named(keys[index] ?? ''),
      picture: type,
      detail: [`${area} m²`, dirt !== 2 && work.dirt[dirt].short, minutes(time)].filter(Boolean).join(' · '),
      tasks: roomTasks[packageId][type].map((id) => ({ id, words: work.tasks[id] })),
    })),
    ...extras.map(({ id, minutes: time }) => ({ ...named(id), picture: id, detail: minutes(time), tasks: [] })),
  ]
}

/** Work that names no rooms: what was agreed with a business, or what is done again, line by line. */
const workRoom = (work: string, words: OfficeWords): CrewRoom => ({
  key: allWork,
  picture: allWork,
  name: words.work.allWork,
  detail: '',
  tasks: work.split('\n').map((line, index) => ({ id: `line-${index + 1}`, words: line })),
})
