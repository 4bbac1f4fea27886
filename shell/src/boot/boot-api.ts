/** What the inline script offers to the application. */
export type BootApi = {
  /** To be called when React has hydrated the part (or `#root`): its held events are replayed. */
  onHydrated: (boundary: Element) => void;
  hasHeldEvents: (boundary: Element) => boolean;
  /** To be called when React has replaced elements: their held events move to the new ones. */
  onRedrawn: (replacementOf: (element: HTMLElement) => HTMLElement | undefined) => void;
  /** Resolves when what is below the first screen is shown too: at the latest, a second after `DOMContentLoaded`. */
  fullyShown: Promise<void>;
  fetchAllPictures: () => void;
};

declare global {
  interface Window {
    /**
     * Absent in development, where pages are not prerendered. No element may have this id: ids are properties
     * of `window` too.
     */
    bootApi?: BootApi;
  }
}
