import { useEffect, useReducer, type RefObject } from 'react';

/** Which dropdown is open, and what opened it: what the pointer opened by passing, it also closes by leaving. */
export type OpenGroup = { id: string; by: 'pointer' | 'press' } | undefined;

/** `shown` and `hidden` come from the browser (before hydration, text search), from Esc and from presses elsewhere. */
export type GroupEvent = { kind: 'pressed' | 'entered' | 'left' | 'shown' | 'hidden'; id: string };

type Transition = (open: OpenGroup, id: string) => OpenGroup;

const transitions: Record<GroupEvent['kind'], Transition> = {
  pressed: (open, id) => (open?.id === id && open.by === 'press' ? undefined : { id, by: 'press' }),
  entered: (open, id) => (open?.id === id ? open : { id, by: 'pointer' }),
  left: (open, id) => (open?.id === id && open.by === 'pointer' ? undefined : open),
  shown: (open, id) => (open?.id === id ? open : { id, by: 'press' }),
  hidden: (open, id) => (open?.id === id ? undefined : open),
};

/** At most one group is open (H-13). Pressing what hovering opened keeps it open; the next press closes it. */
export function nextOpenGroup(open: OpenGroup, event: GroupEvent): OpenGroup {
  return transitions[event.kind](open, event.id);
}

/** The open dropdown of the navigation inside `area`; a press anywhere else closes it, and Esc wherever the focus is. */
export function useOpenGroup(area: RefObject<HTMLElement | null>) {
  const [open, dispatch] = useReducer(nextOpenGroup, undefined);
  const id = open?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target))
        dispatch({ kind: 'hidden', id });
    };
    // WebKit focuses no button that was clicked: the key then comes from the page, not from the menu.
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dispatch({ kind: 'hidden', id });
    };
    // At the window: what is still coming to life is kept from hearing of presses further down.
    window.addEventListener('pointerdown', closeOutside, true);
    document.addEventListener('keydown', closeByKey);
    return () => {
      window.removeEventListener('pointerdown', closeOutside, true);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [id, area]);
  return [open, dispatch] as const;
}
