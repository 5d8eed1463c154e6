import { createContext, use } from 'react'
import type { Frame } from '../page-data.ts'

const FrameContext = createContext<Frame | undefined>(undefined)

/** Carries the facts of the page that is being shown to all of its parts. */
export const FrameProvider = FrameContext

/** The facts of the page that is being shown. Throws outside a page, which is a mistake of ours. */
export function useFrame(): Frame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('useFrame() is called outside a page')
  return frame
}
