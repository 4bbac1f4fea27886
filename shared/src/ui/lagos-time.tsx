import { useSyncExternalStore } from 'react';
import { lagosTime } from '../words/in-lagos.ts';

function subscribeToNothing() {
  return () => {};
}

/** `, Lagos time` behind office hours, once the page lives on a device that goes by other clocks. */
export function LagosTime() {
  return useSyncExternalStore(subscribeToNothing, lagosTime, () => '');
}
