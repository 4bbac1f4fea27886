import * as z from 'zod';
import type { ConfiguredRelease } from './check-site.ts';
import { textsIn, withOwnKeys } from './schema-text.ts';

/** `service`: the site calls it or shows it in a frame. `link`: visitors are led there, or a film comes from there. */
export type WrittenAddress = { key: string; url: string; kind: 'service' | 'link' };

const contentSchema = z.record(z.string(), z.unknown());

/** Every address that a checked document gives to a section, once each. The venue's own links are not among them. */
export function writtenAddresses(content: unknown, releases: readonly ConfiguredRelease[]): WrittenAddress[] {
  const sections = contentSchema.parse(content);
  const found = releases.flatMap(({ configuration }) =>
    Object.entries(configuration).flatMap(([name, schema]) =>
      textsIn(sections[name], withOwnKeys(schema), name),
    ),
  );
  const addresses = found
    .filter(({ value }) => /^https?:\/\//.test(value))
    .map(({ path, value, schema: { policy } }): [string, WrittenAddress] => {
      const kind = policy === 'connect' || policy === 'frame' ? 'service' : 'link';
      return [path, { key: path, url: value, kind }];
    });
  const reportUrl = z.string().optional().parse(sections['reportUrl']);
  const reports: WrittenAddress[] = reportUrl ? [{ key: 'reportUrl', url: reportUrl, kind: 'service' }] : [];
  return [...new Map(addresses).values(), ...reports];
}
