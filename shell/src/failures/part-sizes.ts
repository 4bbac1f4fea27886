/** A change of a part's height. */
export type Resize = {
  part: string;
  /** When, in ms of the page's clock. */
  at: number;
  /** By how much, in px. */
  by: number;
  /** How many parts it stands in. */
  depth: number;
};

/** A shift and the change of size that caused it are noticed in one frame, which may be a long one. In ms. */
const oneFrame = 250;
/** Less moves nothing that anybody sees, in px. */
const least = 2;
const mostResizes = 40;

/**
 * The part that pushed others about at a time. What moves is what stands below; what grew or shrank moved it. Parts around it
 * change with it: the innermost of those that changed most is the one.
 */
export function pusher(resizes: readonly Resize[], at: number): string | undefined {
  const near = resizes.filter(({ at: when, by }) => Math.abs(when - at) <= oneFrame && Math.abs(by) >= least);
  const most = Math.max(...near.map(({ by }) => Math.abs(by)));
  const [found] = near
    .filter(({ by }) => Math.abs(by) > most - least)
    .sort((one, other) => other.depth - one.depth);
  return found?.part;
}

function depthOf(element: Element): number {
  const around = element.parentElement?.closest('[data-part]');
  return around ? depthOf(around) + 1 : 0;
}

/** Watches the height of every part of the page; gives the function that says which one pushed others about at a time. */
export function watchPartSizes(): (at: number) => string | undefined {
  const heights = new WeakMap<Element, number>();
  let resizes: Resize[] = [];
  const sizes = new ResizeObserver((entries) => {
    const at = performance.now();
    for (const { target, contentRect } of entries) {
      const by = contentRect.height - (heights.get(target) ?? contentRect.height);
      heights.set(target, contentRect.height);
      const part = target.getAttribute('data-part') ?? '';
      resizes = [...resizes.slice(1 - mostResizes), { part, at, by, depth: depthOf(target) }];
    }
  });
  const observeAll = () => {
    for (const part of document.querySelectorAll('[data-part]')) if (!heights.has(part)) sizes.observe(part);
  };
  observeAll();
  // Later pages bring other parts.
  const root = document.getElementById('root');
  if (root) new MutationObserver(observeAll).observe(root, { childList: true, subtree: true });
  return (at) => pusher(resizes, at);
}
