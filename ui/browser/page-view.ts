/** The address of the previous page; empty if it is on another site that sent no referrer. */
function previousPage(): string {
  // After back and forward, `referrer` is still that of the first visit; the navigation entry has the page that was
  // left.
  const activation = window.navigation?.activation
  return activation?.navigationType === 'traverse' ? (activation.from?.url ?? '') : document.referrer
}

/** Pushes a view of this page to `dataLayer`, without sending it. Call it once per navigation. */
export function countPageView(): void {
  window.dataLayer ??= []
  window.dataLayer.push({
    event: 'page_view',
    page_title: document.title,
    page_location: location.href,
    page_referrer: previousPage(),
  })
}
