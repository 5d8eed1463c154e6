/** The built files of one view: addresses, and styles as text to inline. */
export interface PageAssets {
  /** All styles of the view. */
  css: string
  /** Address of the boot script. */
  boot: string
  /** Address of the heading font. */
  font?: string
  /** Address of the consent module, on sites with analytics. */
  consent?: string
  /**
   * Addresses of a module and its imports, in the order the browser's code expects: hydrator and island, or just the
   * small module.
   */
  modulesOf(name: string): readonly string[]
}
