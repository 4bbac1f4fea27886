/** Where a remote's files are; names are relative to `base`, which ends with a slash. */
export type RemoteFiles = {
  base: string;
  /** Modules between the federation entry and any part. */
  entry: readonly string[];
  /** Further modules of each view and fragment. */
  parts: Readonly<Record<string, readonly string[]>>;
};

/** What compose writes into the page for the browser (JSON block `boot`). */
export type BootBlock = {
  /** The shell's entry module. */
  entry: string;
  /** Modules that this page hydrates from, fetched side by side when the scripts start. */
  preload: readonly string[];
  /** The remotes' releases that this document belongs to. */
  remotes: Readonly<Record<string, RemoteFiles>>;
};

/** What the inline script offers to the application. */
export type EarlyApi = {
  /** The part inside this element handles its own events from now on; what was held is replayed. */
  live: (boundary: Element) => void;
  /** Whether the visitor already tried to use the part inside this element. */
  isWanted: (boundary: Element) => boolean;
};

declare global {
  interface Window {
    /** Absent in development, where pages are not prerendered. */
    early?: EarlyApi;
  }
}
