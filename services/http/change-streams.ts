/** How long a stream stays open; the browser then opens another, with whatever rights the person has then. */
const longestStream = 10 * 60_000
/** Often enough that no proxy takes a silent stream for a dead one. */
const heartbeat = 20_000
/** Streams of one person at once; one more closes their oldest. */
const mostOfPerson = 6
/** Lines that a client may leave unread before it counts as gone. */
const mostUnread = 16

interface Stream {
  /** The session in which it was opened, and with which it ends. */
  session: string
  write(text: string): void
  close(): void
}

/**
 * The open pages that want to know when something changes, as server-sent events (R17.14). An event only names what
 * changed: each page asks again for what its person may see, also whenever its stream opens, so that nothing is missed
 * between two streams.
 */
export class ChangeStreams {
  readonly #streams = new Map<string, Set<Stream>>()

  /** How many pages listen. */
  get size(): number {
    return [...this.#streams.values()].reduce((sum, { size }) => sum + size, 0)
  }

  /** The sessions of the pages that listen. */
  get sessions(): string[] {
    return [...new Set(this.#all().map(({ session }) => session))]
  }

  /** Answers a page of a person with a stream. */
  open(personId: string, session: string): Response {
    const own = this.#streams.get(personId) ?? new Set<Stream>()
    if (own.size >= mostOfPerson) [...own][0]?.close()
    const forget = (stream: Stream) => {
      own.delete(stream)
      if (own.size === 0) this.#streams.delete(personId)
    }
    this.#streams.set(personId, own)
    return new Response(streamOf(own, session, forget), {
      headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
    })
  }

  /** Broadcasts to every page what changed. */
  broadcast(subject: string): void {
    for (const stream of this.#all()) stream.write(`data: ${subject}\n\n`)
  }

  /** Ends the streams of sessions that have ended. */
  end(sessions: readonly string[]): void {
    for (const stream of this.#all()) if (sessions.includes(stream.session)) stream.close()
  }

  /** Ends all streams, so that the process can stop. */
  close(): void {
    for (const stream of this.#all()) stream.close()
  }

  #all(): Stream[] {
    return [...this.#streams.values()].flatMap((own) => [...own])
  }
}

function streamOf(own: Set<Stream>, session: string, forget: (stream: Stream) => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let end = () => {}
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const stream: Stream = {
        session,
        write(text) {
          controller.enqueue(encoder.encode(text))
          if ((controller.desiredSize ?? 0) < -mostUnread) stream.close()
        },
        close() {
          end()
          controller.close()
        },
      }
      const beat = setInterval(() => stream.write(': here\n\n'), heartbeat).unref()
      const limit = setTimeout(() => stream.close(), longestStream).unref()
      end = () => {
        clearInterval(beat)
        clearTimeout(limit)
        forget(stream)
      }
      own.add(stream)
      stream.write('retry: 1000\n\n')
    },
    cancel: () => end(),
  })
}
