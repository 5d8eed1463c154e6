/** A search on a map that anyone can open; nothing is fetched before the link is followed. */
export const mapUrl = ({ street, place }: { street: string; place: string }): string =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: `${street}, ${place}` })}`
