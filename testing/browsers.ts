import { existsSync } from 'node:fs'

const debian = { windowless: '/usr/bin/chromium-headless-shell', whole: '/usr/bin/chromium' }

/** The usual paths of Chromium on other systems. */
const elsewhere = [
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Chromium on a system without Debian's packages. */
const found = existsSync('/usr/bin/apt-get') ? undefined : elsewhere.find((file) => existsSync(file))

/**
 * Two builds of Chromium, as Debian has them. The one without windows starts and paints twice as fast; only the whole
 * browser has a back/forward cache. Other systems have one browser for both.
 */
export const browsers = found ? { windowless: found, whole: found } : debian

/** Chromium's sandbox refuses to work for root, which is who runs a container. */
export const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Launch options for the back/forward cache, which Playwright switches off by default. */
export const withBackForwardCache = {
  executablePath: browsers.whole,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}
