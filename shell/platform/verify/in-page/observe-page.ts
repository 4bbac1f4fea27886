/** What is noted inside a page while it is tried. */
export type Observed = {
  /** Content of each part before any script of the site ran, by the part's name. */
  before: Map<string, Element | null>;
  refused: { directive: string; what: string }[];
};

declare global {
  interface Window {
    observed?: Observed;
  }
}

/** Runs in the page before everything else. It is sent there as a text, so it uses nothing from outside of itself. */
export function observePage(): void {
  window.observed = { before: new Map(), refused: [] };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    window.observed?.refused.push({ directive: effectiveDirective, what: blockedURI });
  });
  document.addEventListener('DOMContentLoaded', () => {
    for (const part of document.querySelectorAll('[data-part]')) {
      window.observed?.before.set(part.getAttribute('data-part') ?? '', part.firstElementChild);
    }
  });
}
