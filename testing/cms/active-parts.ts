import { type DefaultTreeAdapterTypes, parseFragment, serialize } from 'parse5'
import { allowedContent } from '../../services/cms/clean-html.ts'
import { pictureNameIn } from '../../services/cms/pictures.ts'
import { hostedVideo } from '../../services/cms/video-hosts.ts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const anywhere = 'https://site.invalid/'
const linkProtocols = ['http:', 'https:', 'mailto:', 'tel:']

/**
 * Finds active or foreign parts of HTML as a browser would parse it: with a parser that follows the HTML standard
 * instead of the sanitizer's own, with and without scripting, and again after serializing, as `innerHTML` does.
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
  // Browsers insert the tbody.
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
