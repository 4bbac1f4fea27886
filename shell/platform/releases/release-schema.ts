import * as z from 'zod';
import { remoteManifestSchema } from './manifest-schema.ts';

const packageName = z.string().regex(/^[a-z][a-z\d-]*$/, 'is not a package name');

/** The package's version and ten digits of a hash of what it ships: `0.1.0-3f2a90bb1c`. */
const version = z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.]+)*-[\da-f]{10}$/, 'is not a version');

const integrity = z.string().regex(/^sha256-[\w+/=]+$/, 'is not an integrity hash');

/**
 * The description of a build without its version, which is a hash of it. Unknown keys from newer releases are
 * kept. Add new keys at the end, because the hash depends on their order.
 */
export const releaseFactsSchema = z.looseObject({
  package: packageName,
  /** Version of the shell–remote contract that it was built for. */
  contract: z.number(),
  /** Version of each shared package: provided by the shell, or built against by a remote. */
  shared: z.record(z.string(), z.string()),
  /** Integrity (`sha256-…`) of every file, by its path below the version's folder: `client/…` and `server/…`. */
  files: z.record(z.string(), integrity),
  /** The module to import: the shell's start, or a remote's entry. */
  module: z.string(),
  /** Modules that always load with this package, below `client/`. */
  entry: z.array(z.string()),
  /** A remote's manifest; the shell has none. */
  manifest: z.optional(remoteManifestSchema),
  /** JSON Schema of each configuration section that a remote reads. */
  configuration: z.record(z.string(), z.custom<z.core.JSONSchema.JSONSchema>()),
  /** Names of other remotes' parts and handovers in its code: `mf-forms/contact`. */
  references: z.array(z.string()),
  /** Modules that each view and fragment loads at once, by id, without those of the entry. */
  parts: z.record(z.string(), z.array(z.string())),
  /** Modules that a view or fragment may load later, such as the PDF writer, by id. */
  later: z.record(z.string(), z.array(z.string())),
});
export type ReleaseFacts = z.infer<typeof releaseFactsSchema>;

/** A published version of a package (`release.json` beside its files). */
export const releaseSchema = releaseFactsSchema.extend({ version });
export type Release = z.infer<typeof releaseSchema>;

const kept = {
  kept: z.array(version),
  /** When each earlier version stopped being live. */
  until: z.record(version, z.iso.datetime()).optional(),
};

/**
 * The release document, published beside the pages as `releases.json`: the live version of each package and
 * since when (ISO 8601), earlier versions for rollbacks (newest first), and the site's configuration. Keys
 * added by newer composers are kept.
 */
export const releaseDocumentSchema = z.looseObject({
  packages: z.record(
    packageName,
    z.looseObject({ live: version, since: z.iso.datetime().optional(), ...kept }),
  ),
  /** Packages that are no longer part of the site, as after a rollback. Open tabs still request their files. */
  gone: z.record(packageName, z.looseObject(kept)).optional(),
  /** The site's configuration, unchecked, and since when; absent if the site was never composed. */
  configuration: z.object({ content: z.unknown(), since: z.iso.datetime() }).optional(),
});
export type ReleaseDocument = z.infer<typeof releaseDocumentSchema>;
