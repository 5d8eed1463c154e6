import { isStorageAway } from '../services/http/storage-away.ts'

const waitedTooLong = ['40P01', '40001']

/** Whether the database waited for another transaction for too long, or is away: nothing was promised. */
export const isBusy = (error: unknown): boolean =>
  isStorageAway(error) || (error instanceof Error && 'code' in error && waitedTooLong.includes(String(error.code)))

/** For `catch`, where nothing was promised while the database is busy. @throws any other error */
export function unlessBusy(error: unknown): undefined {
  if (!isBusy(error)) throw error
}
