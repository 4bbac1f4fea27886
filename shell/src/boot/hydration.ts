/** Which parts of a page React has taken over, and whether it has taken over the shell around them (`#root`). */
export type Hydration = ReturnType<typeof createHydration>;

export function createHydration() {
  const hydrated = new WeakSet<Element>();
  let isAbandoned = false;

  function isShellHydrated(): boolean {
    const root = document.getElementById('root');
    return !root || hydrated.has(root);
  }

  return {
    /** The part, or the root, that an element belongs to, while React has yet to take that over. */
    pendingAround: (target: Element): Element | undefined => {
      const boundary = target.closest('[data-part],#root');
      return isAbandoned || !boundary || hydrated.has(boundary) ? undefined : boundary;
    },
    complete: (boundary: Element): void => void hydrated.add(boundary),
    isShellHydrated,
    /** Nothing more will be taken over. */
    abandon: (): void => {
      isAbandoned = true;
    },
    /** Whether the shell is still to be taken over. */
    isShellPending: (): boolean => !isAbandoned && !isShellHydrated(),
  };
}
