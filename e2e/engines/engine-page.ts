/**
 * A page in a browser of another engine than Chromium: what a journey through it needs, and no more. Elements are named
 * by an expression of JavaScript in the page.
 */
export interface EnginePage {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>
  /** The value of an expression in the page. */
  read(expression: string): Promise<unknown>
  /** Presses an element as a pointer does. */
  press(element: string): Promise<void>
  /** Types into an element as a keyboard does. */
  type(element: string, text: string): Promise<void>
  /** Ends the browser. */
  close(): Promise<void>
}

/** An expression that scrolls an element to the middle of the window without motion, and returns it. */
export const inSight = (element: string): string => `(() => {
  const element = ${element}
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element
})()`

/** The size of the window: narrow enough for the website's menu, wide enough for the office's rail. */
export const windowSize = { width: 1024, height: 900 }
