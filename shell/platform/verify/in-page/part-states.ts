/** How a part stands in the browser. */
export type PartState = { part: string; isAlive: boolean; isRedrawn: boolean };

/**
 * Wakes all parts of a page and says how they stand. Runs in the page, sent there as a text. A part is alive once React
 * has taken over its content, and redrawn if that content is not what the page came with. Pages without modules have none.
 */
export function partStates(): PartState[] {
  if (!document.getElementById('boot')) return [];
  return [...document.querySelectorAll('[data-part]')].map((element) => {
    element.dispatchEvent(new Event('part-wanted'));
    const part = element.getAttribute('data-part') ?? '';
    const content = element.firstElementChild;
    const before = window.observed?.before.get(part) ?? null;
    const isRedrawn = before !== null && before !== content;
    return {
      part,
      isRedrawn,
      isAlive: isRedrawn || Object.keys(content ?? {}).some((key) => key.startsWith('__react')),
    };
  });
}
