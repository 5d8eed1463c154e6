/**
 * Makes a Node process that was started with `--inspect` free all memory it no longer needs, and measures what is left.
 * Its size before mostly reflects how long ago it last collected garbage.
 * @param address WebSocket address of its inspector
 * @returns what its objects and buffers take, in megabytes
 */
export async function heapWithoutGarbage(address: string): Promise<number> {
  const inspector = new WebSocket(address)
  const ask = (id: number, method: string) =>
    new Promise<{ usedSize: number; backingStorageSize: number }>((resolve, reject) => {
      inspector.onmessage = ({ data }) => resolve(JSON.parse(String(data)).result)
      inspector.onerror = () => reject(new Error('the inspector does not answer'))
      inspector.send(JSON.stringify({ id, method }))
    })
  await new Promise((resolve) => {
    inspector.onopen = resolve
  })
  // Twice, because objects freed by the first run may hold others.
  await ask(1, 'HeapProfiler.collectGarbage')
  await ask(2, 'HeapProfiler.collectGarbage')
  const { usedSize, backingStorageSize } = await ask(3, 'Runtime.getHeapUsage')
  inspector.close()
  return (usedSize + backingStorageSize) / 2 ** 20
}
