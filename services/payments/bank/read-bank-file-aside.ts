import { parentPort, Worker, workerData } from 'node:worker_threads'
import { type BankFile, BankFileProblem, type LeftOut, leftOut } from './bank-statement.ts'
import { largestBytes, readBankFile } from './read-bank-file.ts'

/** What a thread is started with. Other threads that load this module, such as those of tests, have other data. */
interface Task {
  bankFile: Uint8Array
  own: ReadonlySet<string>
}

type Answer = { file: BankFile } | { problem: LeftOut }

/** Enough for the largest file of a bank on a busy machine, and less than a proxy waits. */
const limits = { milliseconds: 45_000, megabytes: 512 }

if (parentPort && isTask(workerData)) parentPort.postMessage(answerOf(workerData))

function isTask(data: unknown): data is Task {
  return typeof data === 'object' && data !== null && 'bankFile' in data
}

function answerOf({ bankFile, own }: Task): Answer {
  try {
    return { file: readBankFile(bankFile, (iban) => own.has(iban)) }
  } catch (error) {
    return { problem: leftOut(error) }
  }
}

/**
 * Reads a bank file in a worker thread, which runs this same module, so that the office answers others
 * meanwhile whatever is in it (R18.7).
 * @param own the IBANs that customers were asked to pay to
 * @throws BankFileProblem where nothing of the file can be read, or not within these limits
 */
export async function readBankFileAside(
  bytes: Uint8Array,
  own: ReadonlySet<string>,
  { milliseconds, megabytes } = limits,
): Promise<BankFile> {
  if (bytes.byteLength > largestBytes) throw new BankFileProblem('tooLarge')
  const task: Task = { bankFile: bytes, own }
  const worker = new Worker(new URL(import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const answer = Promise.withResolvers<Answer>()
  const tooSlow = () => answer.reject(new BankFileProblem('tooSlow'))
  const timer = setTimeout(tooSlow, milliseconds)
  worker.once('message', answer.resolve)
  worker.once('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooSlow() : answer.reject(error),
  )
  worker.once('exit', (code) => answer.reject(new Error(`The thread that reads a bank file ended with ${code}.`)))
  try {
    const read = await answer.promise
    if ('file' in read) return read.file
    throw new BankFileProblem(read.problem.reason, read.problem.detail, read.problem.place)
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
