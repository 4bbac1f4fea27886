/** What keeps a carousel still for as long as it lasts. */
export type Hold = 'hover' | 'focus' | 'drag' | 'away';

/** Whether slides change by themselves: what the visitor asked for, and what holds them at the moment. */
export type Rotation = {
  /** `auto` until the Pause button is used. */
  readonly wish: 'auto' | 'play' | 'pause';
  readonly holds: readonly Hold[];
};

export const initialRotation: Rotation = { wish: 'auto', holds: [] };

export function hold(rotation: Rotation, by: Hold): Rotation {
  return rotation.holds.includes(by) ? rotation : { ...rotation, holds: [...rotation.holds, by] };
}

export function letGo(rotation: Rotation, by: Hold): Rotation {
  return { ...rotation, holds: rotation.holds.filter((other) => other !== by) };
}

/** Whether slides should change when nothing holds them. `calm`: the visitor asked for less motion or less data. */
export function wantsToRotate(rotation: Rotation, calm: boolean): boolean {
  return rotation.wish === 'play' || (rotation.wish === 'auto' && !calm);
}

/** T-06, T-13: whether slides change now. */
export function isRotating(rotation: Rotation, calm: boolean): boolean {
  return rotation.holds.length === 0 && wantsToRotate(rotation, calm);
}

/** The Pause button. Playing starts at once, although pointer and focus are on the button. */
export function togglePause(rotation: Rotation, calm: boolean): Rotation {
  return wantsToRotate(rotation, calm) ? { ...rotation, wish: 'pause' } : { wish: 'play', holds: [] };
}
