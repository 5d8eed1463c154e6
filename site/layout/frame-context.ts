import { createContext, use } from 'react'
import type { Frame } from '../page-data.ts'

const FrameContext = createContext<Frame | undefined>(undefined)

/** Provides the facts of the current page to all components on it. */
export const FrameProvider = FrameContext

/** The facts of the current page. Throws outside of a page, which is a programming error. */
export function useFrame(): Frame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('useFrame() was called outside of a page')
  return frame
}
