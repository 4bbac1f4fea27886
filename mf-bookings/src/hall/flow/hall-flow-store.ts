import { reduceHallFlow, startOfHallFlow } from './hall-flow.ts';
import type { HallEvent, HallFlow } from './hall-stages.ts';

type HallFlowStore = {
  read: () => HallFlow;
  dispatch: (event: HallEvent) => void;
  /** The listener is called after each event. Returns a function that ends this. */
  subscribe: (listener: () => void) => () => void;
};

/**
 * What the hall page shows, across visits: a visitor may leave while the form is being sent, and come back before it has ended. Anything
 * else is forgotten when the page is left.
 */
export function createHallFlowStore(): HallFlowStore {
  let flow: HallFlow = startOfHallFlow;
  const listeners = new Set<() => void>();

  function forgetIfLeft(): void {
    if (listeners.size === 0 && flow.stage !== 'sending') flow = startOfHallFlow;
  }

  return {
    read: () => flow,
    dispatch: (event) => {
      flow = reduceHallFlow(flow, event);
      forgetIfLeft();
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        forgetIfLeft();
      };
    },
  };
}

export const hallFlowStore: HallFlowStore = createHallFlowStore();
