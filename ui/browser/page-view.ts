/** The page before this one; empty where it was on another site and sent no referrer. */
function previousPage(): string {
  // After back and forward the referrer is still that of the first visit: the previous page is the entry that was left.
  const activation = window.navigation?.activation
  return activation?.navigationType === 'traverse' ? (activation.from?.url ?? '') : document.referrer
}

/** Counts a view of this page in `dataLayer`; nothing leaves the browser by it. Once per navigation. */
export function countPageView(): void {
  window.dataLayer ??= []
  window.dataLayer.push({
    event: 'page_view',
    page_title: document.title,
    page_location: location.href,
    page_referrer: previousPage(),
  })
}
