import { type SyntheticEvent, useState } from 'react';

function doorAt({ target }: SyntheticEvent): string | undefined {
  const link = target instanceof Element ? target.closest('[data-door]') : null;
  return link?.getAttribute('data-door') ?? undefined;
}

/** Which door is pointed at or focused, in the drawing or in the list: both show it. `handlers` belong on what holds both. */
export function useLitDoor() {
  const [lit, setLit] = useState<string>();
  const light = (event: SyntheticEvent) => setLit(doorAt(event));
  const leave = () => setLit(undefined);
  return { lit, handlers: { onPointerOver: light, onPointerLeave: leave, onFocus: light, onBlur: leave } };
}
