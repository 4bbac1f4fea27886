import { buttonToHold } from './held-button.ts';
import type { Hydration } from './hydration.ts';
import { onCapture } from './on-capture.ts';

/**
 * Holds presses of buttons and submits of forms that are not hydrated yet, and replays them once they are. `onHeld` is called for each.
 */
export function createEventReplay({ pendingAround }: Hydration, onHeld: () => void) {
  let held: HTMLElement[] = [];
  let lastClick: Event | undefined;

  function hold(event: Event, target: HTMLElement): void {
    const boundary = pendingAround(target);
    if (!boundary || target.closest('[data-alive]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Who taps again because nothing happened means one tap.
    if (!held.includes(target)) held.push(target);
    boundary.dispatchEvent(new Event('part-wanted'));
    onHeld();
  }

  onCapture('click', (event) => {
    lastClick = event;
    const button = buttonToHold(event);
    if (button) hold(event, button);
  });

  onCapture('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method === 'dialog') return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    // Replayed as a click on the button: React hydrates at once for a click, not for a submit.
    hold(event, submitter ?? form);
  });

  return {
    replay: (): void => {
      const present = held.filter((target) => target.isConnected);
      held = present.filter(pendingAround);
      for (const target of present.filter((one) => !held.includes(one))) {
        if (target instanceof HTMLFormElement) target.requestSubmit();
        else target.click();
      }
    },
    /** When React replaces elements, moves held presses to the new ones, and repeats the click that is being handled. */
    onReplaced: (replacementOf: (element: HTMLElement) => HTMLElement | undefined): void => {
      held = held.map((target) => replacementOf(target) ?? target);
      const target = lastClick?.eventPhase ? lastClick.target : null;
      const button = target instanceof Element && target.closest('button');
      if (button && !button.isConnected) queueMicrotask(() => replacementOf(button)?.click());
    },
    isWanted: (boundary: Element): boolean => held.some((target) => boundary.contains(target)),
    drop: (): void => {
      held = [];
    },
  };
}
