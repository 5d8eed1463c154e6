type Picture = Uint8Array<ArrayBuffer>

/** Pictures by what they show, the least recently used going first. Each is drawn once however many ask at a time. */
export class PictureCache {
  #pictures = new Map<string, Promise<Picture>>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** The picture of `key`, drawn where it is missing. One that cannot be drawn is not kept. */
  getOrDraw(key: string, draw: () => Promise<Picture>): Promise<Picture> {
    const known = this.#pictures.get(key)
    this.#pictures.delete(key)
    const picture = known ?? draw()
    this.#pictures.set(key, picture)
    if (!known) picture.catch(() => this.#pictures.delete(key))
    for (const oldest of this.#pictures.keys()) {
      if (this.#pictures.size <= this.#most) break
      this.#pictures.delete(oldest)
    }
    return picture
  }
}
