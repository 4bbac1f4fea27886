/** Where a link leads, one in a drawing included: that has no address of its own, only what is written. Undefined without one. */
export function linkAddress(link: Element): URL | undefined {
  const written = link.getAttribute('href');
  return written ? new URL(written, document.baseURI) : undefined;
}
