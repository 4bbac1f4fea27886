/** What the inline script offers to the application. */
export type BootApi = {
  /** The part inside this element handles its own events from now on; what was held is replayed. */
  live: (boundary: Element) => void;
  /** Whether the visitor already tried to use the part inside this element. */
  isWanted: (boundary: Element) => boolean;
  /** To be called when React replaced elements: held presses are replayed on the new ones. */
  onReplaced: (replacementOf: (element: HTMLElement) => HTMLElement | undefined) => void;
  /** Resolves when the page has what lies below its first screen too, a second after its document at the latest. */
  whole: Promise<void>;
  /** Lets all delayed pictures load. */
  fetchAllPictures: () => void;
};

declare global {
  interface Window {
    /** Absent in development, where pages are not prerendered. No element may have it as its id: a window has those, too. */
    bootApi?: BootApi;
  }
}
