import * as z from 'zod';
import { textsIn, withOwnKeys } from './schema-text.ts';
import type { ConfiguredRelease } from '../releases/release-schema.ts';

/** `service`: the site calls it or shows it in a frame. `link`: visitors follow it, or a film is loaded from it. */
export type ConfiguredAddress = { key: string; url: string; kind: 'service' | 'link' };

const contentSchema = z.record(z.string(), z.unknown());

/** All addresses in the sections of a checked configuration, without duplicates. The venue's own links are not included. */
export function configuredAddresses(
  content: unknown,
  releases: readonly ConfiguredRelease[],
): ConfiguredAddress[] {
  const sections = contentSchema.parse(content);
  const found = releases.flatMap(({ configuration }) =>
    Object.entries(configuration).flatMap(([name, schema]) =>
      textsIn(sections[name], withOwnKeys(schema), name),
    ),
  );
  const addresses = found
    .filter(({ value }) => /^https?:\/\//.test(value))
    .map(({ path, value, schema: { policy } }): [string, ConfiguredAddress] => {
      const kind = policy === 'connect' || policy === 'frame' ? 'service' : 'link';
      return [path, { key: path, url: value, kind }];
    });
  const reportUrl = z.string().optional().parse(sections['reportUrl']);
  const reports: ConfiguredAddress[] = reportUrl
    ? [{ key: 'reportUrl', url: reportUrl, kind: 'service' }]
    : [];
  return [...new Map(addresses).values(), ...reports];
}
