/** The message in which a page asks the service worker to store pages. */
export type CacheRequest = {
  /** Pages to fetch and store, with the code that they start from. */
  pages: readonly string[];
  /** The open page, if the worker did not serve it, and the addresses that it has fetched so far. */
  open: { page: string; files: readonly string[] } | undefined;
};
