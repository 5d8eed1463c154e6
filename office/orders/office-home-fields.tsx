import { extraIds, type Room } from '../../domain/estimate/rooms.ts'
import { formatHours } from '../../domain/estimate/sold-hours.ts'
import { boxes, day, line, optional, select, selectOrNone } from '../../domain/forms/fields.ts'
import { form, showForm } from '../../domain/forms/form.ts'
import type { OrderHome } from '../../domain/orders/order-home.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import { longestPostcode } from '../../domain/places/postcode.ts'
import { FormFields } from '../../ui/forms/form-fields.tsx'
import type { VisibleName } from '../../ui/forms/form-words.ts'
import { RoomRows } from '../../ui/home-form/room-rows.tsx'
import { useOffice } from '../layout/office-facts.ts'
import styles from './office-home-fields.module.css'
import { hoursInWords } from './state-words.tsx'

/**
 * The home of an order as it is drawn; addresses with a home are read by `readHome`, like those of the websites.
 * @param onSale the person-minutes of cleaning per hour that can be ordered
 */
const homeForm = (onSale: readonly number[]) =>
  form({
    zipCode: line(longestPostcode),
    packageId: select(packageIds),
    hours: selectOrNone(onSale.map(formatHours)),
    handover: optional(day()),
    extra: boxes(extraIds),
  })

interface HomeFieldsProps {
  home: Partial<Omit<OrderHome, 'zipCode' | 'handover'>> & { zipCode?: string; handover?: string | null | undefined }
  hoursOnSale?: readonly number[]
  only: readonly VisibleName<ReturnType<typeof homeForm>>[]
}

/** Fields of a home but its rooms. */
export function HomeFields({ home, hoursOnSale = [], only }: HomeFieldsProps) {
  const { words, language } = useOffice()
  const { newOrder, work, frame } = words
  const { zipCode = '', packageId = 'gs', soldMinutes, handover, extras = [] } = home
  const hours = soldMinutes ? formatHours(soldMinutes) : undefined
  const values = { zipCode, packageId, hours, handover: handover ?? undefined, extra: extras }
  const names = extraIds.map((id) => [id, work.extras[id].name])
  const inHours = hoursOnSale.map((minutes) => [formatHours(minutes), hoursInWords(minutes, { words })])
  return (
    <FormFields
      of={showForm(homeForm(hoursOnSale), values, language)}
      only={only}
      words={{
        labels: {
          zipCode: newOrder.zipCode,
          packageId: newOrder.package,
          hours: newOrder.hours,
          handover: newOrder.handover.label,
          extra: newOrder.extras,
        },
        hints: { zipCode: newOrder.zipCodeHint },
        options: {
          packageId: work.packages,
          hours: { '': newOrder.hoursByRooms, ...Object.fromEntries(inHours) },
          extra: Object.fromEntries(names),
        },
      }}
      general={frame.problems}
      more={{ zipCode: { autoComplete: 'off' } }}
    />
  )
}

interface RoomFieldsProps extends Pick<HomeFieldsProps, 'home'> {
  rooms: readonly Room[]
  /** Whether they are those of a typical home. */
  typical: boolean
  /** The page of the form. A room that is added or removed stays in view. */
  path: string
}

/** The rooms and extras of a home. The buttons only change the form; nothing is stored. */
export function RoomFields({ home, rooms, typical, path }: RoomFieldsProps) {
  const { newOrder, work } = useOffice().words
  return (
    <>
      <div id="rooms" className={styles.rooms}>
        <RoomRows
          rows={rooms.map((room, key) => ({ key, room }))}
          typical={typical}
          words={{ form: newOrder.form, roomTypes: work.rooms, dirtLevels: work.dirt }}
          action={`${path}#rooms`}
        />
      </div>
      <div className={styles.extras}>
        <HomeFields home={home} only={['extra']} />
      </div>
    </>
  )
}
