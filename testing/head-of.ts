/** Reads the head of a served page. Our own HTML is regular enough for that without a parser. */
export function headOf(html: string) {
  const attributesOf = (tag: string) =>
    Object.fromEntries(
      [...tag.matchAll(/(?<![\w:-])([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, unescaped(value ?? '')]),
    )
  const tags = (name: string) => [...html.matchAll(new RegExp(`<${name} .*?>`, 'g'))].map(([tag]) => attributesOf(tag))
  const metas = tags('meta')
  const [, structured] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  return {
    meta: (name: string) => metas.find((meta) => meta.name === name || meta.property === name)?.content,
    link: (rel: string) => tags('link').find((link) => link.rel === rel)?.href,
    alternates: tags('link')
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hrefLang, hreflang = hrefLang, href }) => [hreflang, href]),
    structured,
  }
}

const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
