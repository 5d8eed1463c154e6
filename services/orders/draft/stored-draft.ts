import * as v from 'valibot'
import { dirtLevels, isExtraId } from '../../../domain/estimate/rooms.ts'
import { typedDetails } from '../../../domain/orders/check-details.ts'
import type { TypedDetails } from '../../../domain/orders/order-details.ts'
import type { OrderHome } from '../../../domain/orders/order-home.ts'
import { packageIds, roomTypeIds } from '../../../domain/packages/cleaning-packages.ts'
import type { ZipCode } from '../../../domain/places/postcode.ts'
import { readStoredJson, storedObject } from '../../database/stored-json.ts'

const storedHome = v.object({
  packageId: v.picklist(packageIds),
  zipCode: v.pipe(
    v.string(),
    v.transform((text) => text as ZipCode),
  ),
  rooms: v.exactOptional(
    v.array(v.object({ type: v.picklist(roomTypeIds), area: v.number(), dirt: v.picklist(dirtLevels) })),
  ),
  extras: v.pipe(
    v.array(v.string()),
    v.transform((ids) => ids.filter(isExtraId)),
  ),
  soldMinutes: v.exactOptional(v.nullable(v.number())),
  houseNumber: v.string(),
  date: v.exactOptional(v.string()),
  handover: v.exactOptional(v.string()),
  lateVisit: v.exactOptional(v.string()),
})

/** Reads step 1 of a draft back. @throws UnreadableJson */
export const readStoredHome = (json: string): OrderHome => readStoredJson(storedHome, json, 'Step 1 of a draft')

/** Reads step 3 of a draft back, valid or not. @throws UnreadableJson */
export const readStoredDetails = (json: string): TypedDetails =>
  typedDetails(readStoredJson(storedObject, json, 'Step 3 of a draft'))
