import { type Context, createContext, use } from 'react'

/**
 * Makes the context of every page of an app.
 * @returns its provider, and the hook that reads it: outside of a page that throws, which is a programming error
 */
export function pageContext<Facts extends object>(): [Context<Facts | undefined>, () => Facts] {
  const Facts = createContext<Facts | undefined>(undefined)
  function useFacts(): Facts {
    const facts = use(Facts)
    if (!facts) throw new Error('The facts of a page were read outside of one')
    return facts
  }
  return [Facts, useFacts]
}
