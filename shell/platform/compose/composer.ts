import { configure, forget, promote } from '../releases/release-moves.ts';
import { type ReleaseDocument, releaseDocumentSchema, type Release } from '../releases/release-schema.ts';
import { liveReleases } from '../releases/release-store.ts';
import { checkComposition } from './check-composition.ts';
import { type Composed, type ComposeOrder, type Composer, orderVersion } from './compose-order.ts';
import { composeSite } from './compose-site.ts';
import { incompatibilities } from '../releases/check-compatibility.ts';
import { danglingReferences } from '../releases/check-references.ts';

/** Throws when releases that are to be live together do not fit, naming every reason. */
function assertCompatible(releases: readonly Release[]): void {
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) return;
  const problems = [
    ...releases.flatMap((release) => incompatibilities(release, shell)),
    ...danglingReferences(releases),
  ];
  if (problems.length > 0) throw new Error(`refused: ${problems.join('; ')}`);
}

/** The release document after what an order asks for. */
export function documentAfter(order: ComposeOrder, now: Date): ReleaseDocument {
  const before = releaseDocumentSchema.parse(order.document);
  const promoted = Object.entries(order.promote).reduce(
    (document, [name, version]) => promote(document, { name, version, since: now }),
    before,
  );
  const gone = Object.entries(order.forget).flatMap(([name, versions]) =>
    versions.map((version) => [name, version] as const),
  );
  const kept = gone.reduce((document, [name, version]) => forget(document, name, version), promoted);
  return order.configuration ? configure(kept, order.configuration.content, now) : kept;
}

/** Versions of the order that this composer takes. */
export const takes: Composer['takes'] = [orderVersion];

/**
 * Composes what an order asks for: this file is built into each release of the shell, and the commands of any checkout run the one
 * of the shell that is to be live. Rejects with a sentence if the releases do not fit together, the configuration is not right,
 * or what was written is not whole.
 */
export async function compose(order: ComposeOrder): Promise<Composed> {
  const { store, folder, before, addresses } = order;
  const document = documentAfter(order, new Date());
  const releases = await liveReleases(store, document);
  assertCompatible(releases);
  if (!document.configuration) {
    throw new Error(
      'the site has no configuration yet: name one with SITE_CONFIG (see docs/configuration.md), then run "npm run site -- compose"',
    );
  }
  const site = order.configuration ?? {
    name: 'the site’s configuration',
    content: document.configuration.content,
  };
  const composed = await composeSite({ document, releases, site, addresses, store, folder, before });
  await checkComposition(folder);
  return composed;
}
