import type { RoomTypeId } from '../../domain/packages/room-types.ts'
import br from './room-br.svg'
import hg from './room-hg.svg'
import kr from './room-kr.svg'
import or from './room-or.svg'
import sk from './room-sk.svg'
import tr from './room-tr.svg'
import wk from './room-wk.svg'

/** Address of the sign (64 × 64) of each room type. */
export const roomIllustrations: Record<RoomTypeId, string> = { br, kr, tr, or, sk, hg, wk }
