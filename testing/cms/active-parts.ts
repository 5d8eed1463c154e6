import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { allowedContent, pictureNameIn } from '../../server/cms/clean-html.ts'
import { hostedVideo } from '../../server/cms/video-hosts.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const anywhere = 'https://site.invalid/'
const linkProtocols = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * What of a piece of HTML does not belong on a page, as a browser reads it: not the cleaner's own parser, but one that
 * follows the HTML standard, with and without scripting, and read again after it was written again, as pages do with innerHTML.
 * @returns one description per offence; empty for harmless HTML
 */
export function activeParts(html: string): string[] {
  return [true, false].flatMap((scriptingEnabled) => {
    const offences: string[] = []
    let text = html
    for (let round = 0; round < 3; round += 1) {
      const tree = parseFragment(text, { scriptingEnabled })
      offences.push(...offencesOf(tree))
      text = serialize(tree, { scriptingEnabled })
    }
    return offences
  })
}

function offencesOf(node: Node): string[] {
  const own = 'tagName' in node ? offencesOfElement(node) : []
  const below = 'childNodes' in node ? node.childNodes.flatMap(offencesOf) : []
  return [...own, ...below, ...(node.nodeName === '#comment' ? ['a comment'] : [])]
}

function offencesOfElement({ tagName, namespaceURI, attrs }: Element): string[] {
  // A browser puts the tbody in by itself.
  const allowed = allowedContent[tagName]
  if (!allowed || namespaceURI !== 'http://www.w3.org/1999/xhtml') return [`<${tagName}>`]
  return attrs.flatMap(({ name, value }) =>
    allowed.includes(name) && isHarmless(tagName, name, value) ? [] : [`<${tagName} ${name}="${value}">`],
  )
}

function isHarmless(tagName: string, name: string, value: string): boolean {
  if (name === 'href') return URL.canParse(value, anywhere) && linkProtocols.includes(new URL(value, anywhere).protocol)
  if (name === 'src')
    return tagName === 'img' ? pictureNameIn(value) !== undefined : hostedVideo(value)?.player === value
  if (name === 'id') return /^section-[\w-]+$/.test(value)
  return true
}
