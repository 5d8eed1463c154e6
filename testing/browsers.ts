/**
 * Debian's two builds of Chromium. The one without windows starts and paints twice as fast; only the whole browser keeps
 * pages in a back/forward cache and sends what the Reporting API has gathered.
 */
export const browsers = { windowless: '/usr/bin/chromium-headless-shell', whole: '/usr/bin/chromium' }

/** Chromium's sandbox refuses to work for root, which is who runs a container. */
export const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Launch options for what a visitor sees who goes back: Playwright switches the back/forward cache off. */
export const withBackForwardCache = {
  executablePath: browsers.whole,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}
