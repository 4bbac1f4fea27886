import { useEffect, useReducer, type RefObject } from 'react';

/** The open dropdown, and what opened it: one opened by hovering closes when the pointer leaves. */
export type ExpandedGroup = { id: string; by: 'pointer' | 'press' } | undefined;

/** `shown` and `hidden` come from the browser (before hydration, find in page), from Esc and from presses outside. */
export type GroupEvent = { kind: 'pressed' | 'entered' | 'left' | 'shown' | 'hidden'; id: string };

type Transition = (open: ExpandedGroup, id: string) => ExpandedGroup;

const transitions: Record<GroupEvent['kind'], Transition> = {
  pressed: (open, id) => (open?.id === id && open.by === 'press' ? undefined : { id, by: 'press' }),
  entered: (open, id) => (open?.id === id ? open : { id, by: 'pointer' }),
  left: (open, id) => (open?.id === id && open.by === 'pointer' ? undefined : open),
  shown: (open, id) => (open?.id === id ? open : { id, by: 'press' }),
  hidden: (open, id) => (open?.id === id ? undefined : open),
};

/** At most one group is open (H-13). Pressing one opened by hovering keeps it open; the next press closes it. */
export function nextExpandedGroup(open: ExpandedGroup, event: GroupEvent): ExpandedGroup {
  return transitions[event.kind](open, event.id);
}

/** The open dropdown inside `area`. A press anywhere else closes it, and so does Esc, wherever the focus is. */
export function useExpandedGroup(area: RefObject<HTMLElement | null>) {
  const [open, dispatch] = useReducer(nextExpandedGroup, undefined);
  const id = open?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target))
        dispatch({ kind: 'hidden', id });
    };
    // On the document, because WebKit does not focus a clicked button, so the key may come from outside the menu.
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dispatch({ kind: 'hidden', id });
    };
    // On the window, because the inline script stops presses of unhydrated parts there.
    window.addEventListener('pointerdown', closeOutside, true);
    document.addEventListener('keydown', closeByKey);
    return () => {
      window.removeEventListener('pointerdown', closeOutside, true);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [id, area]);
  return [open, dispatch] as const;
}
