import type { Language } from '../../domain/language.ts'
import { estimateDesk } from '../en/estimate-desk.ts'
import { packageNames } from '../en/package-names.ts'
import { regionNames } from '../en/region-names.ts'
import { allWork, everyRoom, taskSentences } from '../en/room-tasks.ts'
import { estimateDesk as dutchDesk } from '../nl/estimate-desk.ts'
import { packageNames as dutchPackages } from '../nl/package-names.ts'
import { regionNames as dutchRegions } from '../nl/region-names.ts'
import { allWork as allDutchWork, everyRoom as dutchEveryRoom, taskSentences as dutchTasks } from '../nl/room-tasks.ts'

const english = {
  packages: packageNames,
  rooms: estimateDesk.roomTypes,
  dirt: estimateDesk.dirtLevels,
  extras: estimateDesk.extras,
  allWork,
  everyRoom,
  tasks: taskSentences,
  regions: regionNames,
}

/** The tasks of each room, in the words of the websites, in the language of the crew rather than the customer. */
export const workWords: Record<Language, typeof english> = {
  en: english,
  nl: {
    packages: dutchPackages,
    rooms: dutchDesk.roomTypes,
    dirt: dutchDesk.dirtLevels,
    extras: dutchDesk.extras,
    allWork: allDutchWork,
    everyRoom: dutchEveryRoom,
    tasks: dutchTasks,
    regions: dutchRegions,
  },
}
