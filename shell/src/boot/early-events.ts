/** Listens at the window, before any listener in the page. */
export function onCapture(type: string, listener: (event: Event) => void): void {
  window.addEventListener(type, listener, true);
}

export type Hydration = ReturnType<typeof createHydration>;

/** Which parts of a page are hydrated, and whether the shell around them (`#root`) is. */
export function createHydration() {
  const hydrated = new WeakSet<Element>();
  let isAbandoned = false;

  return {
    /** The part or root that an element belongs to, if that is still to be hydrated. */
    pendingAround: (target: Element): Element | undefined => {
      const boundary = target.closest('[data-part],#root');
      return isAbandoned || !boundary || hydrated.has(boundary) ? undefined : boundary;
    },
    complete: (boundary: Element): void => void hydrated.add(boundary),
    /** Nothing more will be hydrated, and no held event replayed. */
    abandon: (): void => {
      isAbandoned = true;
    },
    isAbandoned: (): boolean => isAbandoned,
    isShellPending: (): boolean => {
      const root = document.getElementById('root');
      return root !== null && !isAbandoned && !hydrated.has(root);
    },
  };
}

const interactive = 'a,button,input,select,textarea,label,summary';
const touches = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'];

/**
 * Hides touches of unhydrated parts from React, which would hydrate such a part in one piece (150 to 230 ms
 * on a slow phone) for an event that nothing handles; left alone, it hydrates in slices. Clicks get through,
 * except those on plain text.
 */
export function stopIdleTouches({ pendingAround }: Hydration): void {
  for (const type of touches.concat('click', 'dblclick')) {
    onCapture(type, (event) => {
      const { target } = event;
      if (!(target instanceof Element) || !pendingAround(target)) return;
      if (touches.includes(type) || !target.closest(interactive)) event.stopPropagation();
    });
  }
}

/** Browsers handle popovers and commands themselves; submits are held by the `submit` listener. */
function worksWithoutCode(button: HTMLElement): boolean {
  if (!(button instanceof HTMLButtonElement)) return false;
  const submits = button.form && button.type === 'submit';
  return Boolean(submits || button.popoverTargetElement || button.hasAttribute('commandfor'));
}

function opensElsewhere(event: Event): boolean {
  return event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
}

/** The clicked button, or link that opens a dialog, if it only works once its part is hydrated. */
function buttonToHold(event: Event): HTMLElement | undefined {
  const { target } = event;
  if (!(target instanceof Element) || opensElsewhere(event)) return undefined;
  const button = target.closest<HTMLElement>('button,a[aria-haspopup]');
  return button && !worksWithoutCode(button) ? button : undefined;
}

/**
 * Holds clicks on buttons and submits of forms until their part is hydrated, and then replays them. `onHeld`
 * is called for each.
 */
export function createEventReplay({ pendingAround, isAbandoned }: Hydration, onHeld: () => void) {
  let held: HTMLElement[] = [];
  let lastClick: Event | undefined;

  function hold(event: Event, target: HTMLElement): void {
    const boundary = pendingAround(target);
    if (!boundary || target.closest('[data-shell-owned]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // A second tap because nothing happened counts once.
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
    // Replayed as a click on the button, because React hydrates immediately for a click but not for a submit.
    hold(event, submitter ?? form);
  });

  return {
    replay: (): void => {
      if (isAbandoned()) return;
      const present = held.filter((target) => target.isConnected);
      held = present.filter(pendingAround);
      for (const target of present.filter((one) => !held.includes(one))) {
        if (target instanceof HTMLFormElement) target.requestSubmit();
        else target.click();
      }
    },
    /** Moves held events to the new elements, and repeats a click that is being handled. */
    onRedrawn: (replacementOf: (element: HTMLElement) => HTMLElement | undefined): void => {
      held = held.map((target) => replacementOf(target) ?? target);
      const target = lastClick?.eventPhase ? lastClick.target : null;
      const button = target instanceof Element && target.closest('button');
      if (button && !button.isConnected) queueMicrotask(() => replacementOf(button)?.click());
    },
    hasHeldEvents: (boundary: Element): boolean => held.some((target) => boundary.contains(target)),
  };
}
