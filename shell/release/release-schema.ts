import * as z from 'zod/mini';

/** What is known of one published version of one package (`release.json` beside its files). */
export const releaseSchema = z.object({
  package: z.string(),
  version: z.string(),
  /** Version of the contract between shell and remotes that it was built for. */
  contract: z.number(),
  /** Version of each shared package: what the shell brings, what a remote was built against. */
  shared: z.record(z.string(), z.string()),
  /** Integrity (`sha256-…`) of every browser module, by its path below the version's folder. */
  integrity: z.record(z.string(), z.string()),
  /** Integrity of every module that compose runs, by its path below `server/`. */
  server: z.record(z.string(), z.string()),
  /** Modules that always load with this package: the shell's start, or a remote's way to its parts. */
  entry: z.array(z.string()),
  /** Modules of each view and fragment beyond the entry. */
  parts: z.record(z.string(), z.array(z.string())),
});
export type Release = z.infer<typeof releaseSchema>;

/** The release document: which version of each package is live, and which may be rolled back to (newest first). */
export const releaseDocumentSchema = z.object({
  packages: z.record(z.string(), z.object({ live: z.string(), kept: z.array(z.string()) })),
});
export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>;
