/**
 * Has a Node process that was started with `--inspect` throw away all it no longer needs. What it holds afterwards it holds for
 * a reason; before, its size tells mostly how long ago it last did that.
 * @param port where its inspector listens on the loopback
 */
export async function collectGarbage(port: string): Promise<void> {
  const targets: unknown = await (await fetch(`http://127.0.0.1:${port}/json`)).json()
  const [{ webSocketDebuggerUrl }] = targets as [{ webSocketDebuggerUrl: string }]
  const inspector = new WebSocket(webSocketDebuggerUrl)
  const ask = (id: number) =>
    new Promise<void>((resolve, reject) => {
      inspector.onmessage = () => resolve()
      inspector.onerror = () => reject(new Error('the inspector does not answer'))
      inspector.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    })
  await new Promise((resolve) => {
    inspector.onopen = resolve
  })
  // Twice: what the first time lets go of may hold more.
  await ask(1)
  await ask(2)
  inspector.close()
}
