/**
 * Version of the contract between shell and remotes: `host`, the manifests, and what a page carries. A release of
 * another version than the live shell's is refused.
 */
export const contractVersion = 4;
