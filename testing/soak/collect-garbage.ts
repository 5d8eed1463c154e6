/**
 * Makes a Node process that was started with `--inspect` free all memory it no longer needs. Its size before mostly
 * reflects how long ago it last collected garbage.
 * @param address WebSocket address of its inspector
 */
export async function collectGarbage(address: string): Promise<void> {
  const inspector = new WebSocket(address)
  const ask = (id: number) =>
    new Promise<void>((resolve, reject) => {
      inspector.onmessage = () => resolve()
      inspector.onerror = () => reject(new Error('the inspector does not answer'))
      inspector.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }))
    })
  await new Promise((resolve) => {
    inspector.onopen = resolve
  })
  // Twice, because objects freed by the first run may hold others.
  await ask(1)
  await ask(2)
  inspector.close()
}
