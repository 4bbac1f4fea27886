import * as z from 'zod';
import type { PackageName } from '../releases/release-schema.ts';
import { type SiteState, siteStateSchema } from '../releases/site-state.ts';
import type { SiteAddresses } from './site-addresses.ts';

/**
 * Version of the request below. The checkout that releases and the composer of the live shell may be months
 * apart, so increase this when a request, its result or the release format changes in a way that the other
 * side would not understand.
 */
export const protocolVersion = 4;

/** The state of the site, published beside the pages. */
export const siteStateFile = 'releases.json';

export type Folders = {
  /** The store of releases. */
  store: string;
  /** Where to write the composition; empty. */
  folder: string;
  /** Folder of the live composition, whose versions can be linked. */
  previous: string | undefined;
};

/** What a checkout sends to the composer of a released shell. */
export type ComposeRequest = Folders & {
  /** What to make live. */
  state: SiteState;
  /** Current and former addresses of pages. */
  addresses: SiteAddresses;
};

export const composedSchema = z.object({
  /** Number of pages written. */
  pages: z.number(),
  /** The state of the site, without earlier versions that are lost. */
  state: siteStateSchema,
  /** Earlier versions that can no longer be published. */
  lost: z.array(z.object({ name: z.custom<PackageName>(), version: z.string(), problem: z.string() })),
});

export type Composed = z.infer<typeof composedSchema>;
export type LostVersion = Composed['lost'][number];

/** The exports of a composer's module. */
export type Composer = {
  /** The request versions that it accepts. */
  protocols: readonly number[];
  compose: (request: ComposeRequest) => Promise<unknown>;
};
