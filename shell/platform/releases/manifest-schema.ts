import type { MenuPlace, RemoteManifest } from '@venue/shared/contract/manifest.ts';
import * as z from 'zod';

const menuGroup = z.enum(['about', 'events', 'facilities', 'media']);
const menuPlace: z.ZodType<MenuPlace> = z.union([
  z.enum(['header', 'header/action', 'footer/base', 'not-found', 'offline']),
  z.templateLiteral([z.enum(['header', 'footer']), '/', menuGroup]),
]);
const kinds = z.record(z.string(), z.union([z.enum(['date', 'time', 'count', 'text']), z.array(z.string())]));
const partName = z.string().regex(/^[a-z][a-z\d-]*$/);

/** The manifest in a release. The type in `shared` documents each key. */
export const remoteManifestSchema: z.ZodType<RemoteManifest> = z.strictObject({
  name: z.string().regex(/^mf-[a-z][a-z\d-]*$/),
  port: z.int(),
  views: z.record(
    partName,
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
      offline: z.exactOptional(z.array(partName)),
    }),
  ),
  fragments: z.record(partName, z.strictObject({ slot: z.exactOptional(z.enum(['footer'])) })),
  mailForms: z.array(z.string().min(1)),
  accepts: z.record(partName, z.strictObject({ kept: z.enum(['tab', 'device']), values: kinds })),
  hands: z.record(z.string(), kinds),
});
