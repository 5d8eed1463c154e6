// Replaces Google's tag in tests: reads the same queue, follows the same rules of consent, reports to the collector.
// Served by google-stand-in.ts, never by a site.
{
  const source = new URL(document.currentScript.src)
  const id = source.searchParams.get('id')
  const layer = window[source.searchParams.get('l')]
  const consent = {}
  let config = {}
  // Google's tag makes its own Trusted Types under this name.
  window.trustedTypes?.createPolicy('goog#html', { createScriptURL: (address) => address })
  const obey = ([command, name, details]) => {
    if (command === 'consent') Object.assign(consent, details)
    if (command === 'config') config = details
    const granted = consent.analytics_storage === 'granted' && !window[`ga-disable-${id}`]
    if (command === 'event' && granted) {
      document.cookie = '_ga=GA1.1.1.1; path=/; max-age=600'
      document.cookie = `_ga_${id}=GS1.1; path=/; max-age=600`
      // Where an event names no address, the tag takes the one it was configured with, else the one of the page.
      const address = details.page_location ?? config.page_location ?? location.href
      const hit = { consent: { ...consent }, config, event: name, details, address }
      navigator.sendBeacon(`${source.origin}/g/collect`, JSON.stringify(hit))
    }
  }
  for (const command of layer) obey(command)
  layer.push = (...commands) => {
    for (const command of commands) obey(command)
    return Array.prototype.push.apply(layer, commands)
  }
}
