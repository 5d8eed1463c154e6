/** As far as our tests use it; the package has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html?: string)
    readonly window: { document: Document; DOMParser: typeof DOMParser; FormData: typeof FormData }
  }
}
