import { startTransition, useEffect, useState, type ComponentType } from 'react';
import type { PartLoader } from './remote.tsx';

/** A view that can be shown before the code of what lies below its first screen has come; until then `below` is undefined. */
type FirstScreen<Below> = ComponentType<{ below: Below | undefined }>;

/** What lies below, as soon as an attempt has brought it, and who waits for that. */
type Rest<Below> = { here: Below | undefined; readonly waiting: Set<() => void> };

function withRest<Below>(First: FirstScreen<Below>, rest: Rest<Below>): ComponentType {
  return function ViewInTwo() {
    const [below, setBelow] = useState(() => rest.here);
    useEffect(() => {
      const show = () => startTransition(() => setBelow(() => rest.here));
      rest.waiting.add(show);
      // It may have come since this was rendered.
      show();
      return () => void rest.waiting.delete(show);
    }, []);
    return <First below={below} />;
  };
}

/**
 * Loads a view in two: its first screen, and what lies below. A page that came with its HTML waits for both; one that follows it in
 * the same document is shown with the first, as soon as that is there. One after the other, though the shell asks for the modules of
 * both at once: the order of styles is that in which modules run, and a site that is composed twice is the same.
 */
export function inTwo<Below>(
  loadFirst: () => Promise<FirstScreen<Below>>,
  loadBelow: () => Promise<Below>,
): PartLoader {
  const rest: Rest<Below> = { here: undefined, waiting: new Set() };
  return async (onFirst) => {
    const View = withRest(await loadFirst(), rest);
    onFirst?.(View);
    rest.here = await loadBelow();
    for (const show of rest.waiting) show();
    return View;
  };
}
