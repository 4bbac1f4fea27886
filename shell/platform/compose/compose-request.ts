import * as z from 'zod';
import { releaseDocumentSchema } from '../releases/release-schema.ts';
import type { SiteAddresses } from './site-addresses.ts';
import type { SiteDocument } from '../configuration/chosen-document.ts';

/**
 * Version of the request below. The checkout that releases and the composer of the live shell may be months apart: it goes up when a
 * request, its outcome or what a release says of itself changes so that the other side would not understand it.
 */
export const protocolVersion = 1;

/** The name of the release document, beside the pages. */
export const documentName = 'releases.json';

/** Where a composition is made from, and where it is written to. */
export type Folders = {
  /** The store of releases. */
  store: string;
  /** Empty; the composition will be there. */
  folder: string;
  /** Folder of the composition that is live: versions that it has are linked from there. */
  before: string | undefined;
};

/** What a checkout asks the composer of a released shell for. */
export type ComposeRequest = Folders & {
  /** The release document that is live. */
  document: unknown;
  /** Versions that are to be live, by package; the others stay. */
  promote: Readonly<Record<string, string>>;
  /** Kept versions that are to go, by package. */
  forget: Readonly<Record<string, readonly string[]>>;
  /** The configuration that the site is to have from now on; without one, it keeps its own. */
  configuration: SiteDocument | undefined;
  /** Where pages are and have been so far. */
  addresses: SiteAddresses;
};

export const composedSchema = z.object({
  /** How many pages were written. */
  pages: z.number(),
  /** The release document after the change, without earlier versions that are lost. */
  document: releaseDocumentSchema,
  /** Earlier versions that cannot be published any more. */
  lost: z.array(z.object({ name: z.string(), version: z.string(), problem: z.string() })),
});

/** What came of a request: its folder holds a composition that is whole. */
export type Composed = z.infer<typeof composedSchema>;
export type LostVersion = Composed['lost'][number];

/** What a composer's module exports. */
export type Composer = {
  /** Versions of the request that it takes. */
  protocols: readonly number[];
  compose: (request: ComposeRequest) => Promise<unknown>;
};
