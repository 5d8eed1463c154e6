import { MessagePage } from '../sections/office-message-page.tsx'
import type { OfficeRequest } from './office-route.ts'

/** 404: there is no such thing, or not any more. */
export const showNotFound = ({ show, words }: Pick<OfficeRequest, 'show' | 'words'>) =>
  show(MessagePage, words.frame.notFound, 404)
