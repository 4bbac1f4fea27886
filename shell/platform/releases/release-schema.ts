import * as z from 'zod';
import type { MenuPlace, RemoteManifest } from '@venue/shared/contract/manifest.ts';
import { partIdPattern, remotePattern } from '@venue/shared/contract/name-patterns.ts';
import { packagePattern } from '../../src/site/release-path.ts';

const pattern = new RegExp(`^(?:${packagePattern})$`);

/** A released package: the shell, or a remote. */
export type PackageName = 'shell' | `mf-${string}`;

/** Whether a name is a valid package name. The package need not be in this checkout. */
export function isPackageName(name: string): name is PackageName {
  return pattern.test(name);
}

const menuGroup = z.enum(['about', 'events', 'facilities', 'media']);
const menuPlace: z.ZodType<MenuPlace> = z.union([
  z.enum(['header', 'header/action', 'footer/base', 'not-found', 'offline']),
  z.templateLiteral([z.enum(['header', 'footer']), '/', menuGroup]),
]);
const kinds = z.record(
  z.string(),
  z.union([z.enum(['date', 'time', 'count', 'choice', 'text']), z.array(z.string())]),
);
const partId = z.string().regex(new RegExp(`^${partIdPattern}$`));

/** The manifest in a release. The type in `shared` documents each key. */
export const remoteManifestSchema: z.ZodType<RemoteManifest> = z.strictObject({
  name: z.string().regex(new RegExp(`^${remotePattern}$`)),
  views: z.record(
    partId,
    z.strictObject({
      address: z.string().startsWith('/'),
      group: z.exactOptional(menuGroup),
      links: z.exactOptional(
        z.array(
          z.strictObject({
            in: menuPlace,
            position: z.number(),
            title: z.string().min(1),
            note: z.exactOptional(z.string().min(1)),
          }),
        ),
      ),
      offline: z.exactOptional(z.array(partId)),
    }),
  ),
  fragments: z.record(partId, z.strictObject({ slot: z.exactOptional(z.enum(['footer'])) })),
  mailForms: z.array(z.string().min(1)),
  accepts: z.record(partId, z.strictObject({ kept: z.enum(['tab', 'device']), values: kinds })),
  hands: z.record(z.string(), kinds),
});

export const packageNameSchema = z.string().regex(pattern, 'is not a package name');

/** The package's version and ten digits of a hash of what it ships: `0.1.0-3f2a90bb1c`. */
export const versionSchema = z.string().regex(/^\d+\.\d+\.\d+(?:-[\w.]+)*-[\da-f]{10}$/, 'is not a version');

const integrity = z.string().regex(/^sha256-[\w+/=]+$/, 'is not an integrity hash');

/**
 * The description of a build without its version, which is a hash of it. Unknown keys from newer releases are
 * kept. Add new keys at the end, because the hash depends on their order.
 */
export const unversionedReleaseSchema = z.looseObject({
  package: packageNameSchema,
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
export type UnversionedRelease = z.infer<typeof unversionedReleaseSchema>;

/** A published version of a package (`release.json` beside its files). */
export const releaseSchema = unversionedReleaseSchema.extend({ version: versionSchema });
export type Release = z.infer<typeof releaseSchema>;

/** What the check of a configuration needs of a release. A checkout declares the same for its packages. */
export type ConfiguredRelease = Pick<Release, 'package' | 'manifest' | 'configuration'>;

/** One version of one package. */
export type Version = { name: PackageName; version: string };
