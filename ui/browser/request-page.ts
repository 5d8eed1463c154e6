/** What a form says, with the button that is pressed. */
export const queryOf = (form: HTMLFormElement, submitter?: HTMLElement) =>
  new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]))

/**
 * Requests a page as a form does.
 * @param onFailure is called if none comes within five seconds
 * @returns what is under way, which can be aborted
 */
export function requestPage(
  { method, action }: HTMLFormElement,
  query: URLSearchParams,
  onPage: (page: Document) => void,
  onFailure: () => void,
): XMLHttpRequest {
  const request = new XMLHttpRequest()
  // Parsed by the browser as a page is: nothing of it runs, and Trusted Types have nothing to object to.
  request.responseType = 'document'
  request.timeout = 5000
  request.onload = () => {
    if (request.status === 200 && request.responseXML) onPage(request.responseXML)
    else onFailure()
  }
  request.onerror = request.ontimeout = onFailure
  request.open(method, method === 'get' ? `${action}?${query}` : action)
  request.send(query)
  return request
}
