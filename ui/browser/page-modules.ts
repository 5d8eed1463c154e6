let named: Record<string, string[]> | undefined

/**
 * Imports the modules that the page lists under a name, all at once.
 * @param name of an island, or of what `data-on-…` names
 * @returns rejects where one of them cannot be fetched
 */
export function importModules(name: string): Promise<unknown[]> {
  named ??= JSON.parse(document.getElementById('modules')?.textContent ?? '{}') as Record<string, string[]>
  return Promise.all((named[name] ?? []).map((address) => import(/* @vite-ignore */ address)))
}
