/** Keeps the place on the preview of a page, which is rendered anew while its editor types (R17.37). */
const name = `place of ${new URLSearchParams(location.search).get('path')}`
const place = sessionStorage.getItem(name)
if (place) scrollTo({ top: Number(place), behavior: 'instant' })
addEventListener('scroll', () => sessionStorage.setItem(name, String(scrollY)))
