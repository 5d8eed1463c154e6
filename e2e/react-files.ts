import type { Page, Route } from '@playwright/test'

/** Handles the requests for React's files; the boot script, which requests them, loads as usual. */
export async function routeReact(page: Page, handle: (route: Route) => Promise<void>) {
  const html = await (await page.request.get('/')).text()
  const [, boot] = /id="modules".*import\("([^"]+)"\)/s.exec(html) ?? []
  if (!boot) throw new Error('The page asks for no boot script at its end')
  await page.route(({ pathname }) => /^\/assets\/.*\.js$/.test(pathname) && pathname !== boot, handle)
}

/** Holds React's files back. @returns a function that lets them through */
export async function holdReact(page: Page) {
  const gate = Promise.withResolvers<void>()
  await routeReact(page, async (route) => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve()
}
