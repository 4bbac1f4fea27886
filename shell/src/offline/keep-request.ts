/** What an open page asks the service worker to keep on the device. */
export type KeepRequest = {
  /** Pages to fetch and keep, with the code that they start from. */
  pages: readonly string[];
  /** The page that is open, if the worker did not answer for it, and the addresses that it has fetched so far. */
  open: { page: string; files: readonly string[] } | undefined;
  /** The document that asks. */
  beside: string;
};
