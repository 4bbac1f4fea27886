/** Which parts of a page are hydrated, and whether the shell around them (`#root`) is. */
export type Hydration = ReturnType<typeof createHydration>;

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
    /** Nothing more will be hydrated. */
    abandon: (): void => {
      isAbandoned = true;
    },
    isShellPending: (): boolean => {
      const root = document.getElementById('root');
      return root !== null && !isAbandoned && !hydrated.has(root);
    },
  };
}
