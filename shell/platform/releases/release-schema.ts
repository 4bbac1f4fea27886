import * as z from 'zod';
import { remoteManifestSchema } from './manifest-schema.ts';

const packageName = z.string().regex(/^[a-z][a-z\d-]*$/, 'is not a package name');

/** The package's own version and ten digits of the hash of what it ships: `0.1.0-3f2a90bb1c`. */
const version = z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.]+)*-[\da-f]{10}$/, 'is not a version');

const integrity = z.string().regex(/^sha256-[\w+/=]+$/, 'is not an integrity hash');

/**
 * What a build says of itself, but for the name of its version, which is a hash of all this. A checkout also reads what newer ones have
 * released: keys that it does not know stay as they are, and new keys have to be added at the end, as the hash depends on their order.
 */
export const releaseFactsSchema = z.looseObject({
  package: packageName,
  /** Version of the contract between shell and remotes that it was built for. */
  contract: z.number(),
  /** Version of each shared package: what the shell brings, what a remote was built against. */
  shared: z.record(z.string(), z.string()),
  /** Integrity (`sha256-…`) of every file, by its path below the version's folder: `client/…` and `server/…`. */
  files: z.record(z.string(), integrity),
  /** The module to import: the shell's start, or what a remote exposes. */
  module: z.string(),
  /** Modules that always load with this package, below `client/`: what that module needs. */
  entry: z.array(z.string()),
  /** What a remote declares; the shell has none. */
  manifest: z.optional(remoteManifestSchema),
  /** JSON Schema of each section of the configuration that a remote reads. */
  configuration: z.record(z.string(), z.custom<z.core.JSONSchema.JSONSchema>()),
  /** Names of other remotes' parts, and of sets of values handed to them, in its code: `mf-forms/contact`. */
  references: z.array(z.string()),
  /** Modules that each view and fragment loads at once, by its id; without those of the entry. */
  parts: z.record(z.string(), z.array(z.string())),
  /** Modules that a view or fragment may load later, such as the writer of a PDF, by its id; of those that have any. */
  later: z.record(z.string(), z.array(z.string())),
});
export type ReleaseFacts = z.infer<typeof releaseFactsSchema>;

/** What is known of one published version of one package (`release.json` beside its files). */
export const releaseSchema = releaseFactsSchema.extend({ version });
export type Release = z.infer<typeof releaseSchema>;

const kept = {
  kept: z.array(version),
  /** When each kept version ceased to be live. */
  until: z.record(version, z.iso.datetime()).optional(),
};

/**
 * The release document: which version of each package is live since when (ISO 8601), which may be rolled back to (newest first), and the
 * site's configuration. It stands beside the pages as `releases.json`. What a newer composer has added to it stays.
 */
export const releaseDocumentSchema = z.looseObject({
  packages: z.record(
    packageName,
    z.looseObject({ live: version, since: z.iso.datetime().optional(), ...kept }),
  ),
  /** Packages that the site no longer has, as after going back to before they came. Open tabs still ask for their files. */
  gone: z.record(packageName, z.looseObject(kept)).optional(),
  /**
   * The configuration that the site was composed with, as its owner wrote it, and since when; a site that was never composed has none.
   */
  configuration: z.object({ content: z.unknown(), since: z.iso.datetime() }).optional(),
});
export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>;
