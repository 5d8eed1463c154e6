let named: Record<string, string[]> | undefined

/**
 * Imports all modules that the page lists under a name.
 * @param name the name of an island or small module
 * @returns rejects if one of them cannot be fetched, or the list cannot be read
 */
export async function importModules(name: string): Promise<unknown[]> {
  named ??= JSON.parse(document.getElementById('modules')?.textContent ?? '{}') as Record<string, string[]>
  return Promise.all((named[name] ?? []).map((address) => import(/* @vite-ignore */ address)))
}
