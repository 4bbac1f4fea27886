import { configure, forget, promote } from '../releases/release-document.ts';
import { type ReleaseDocument, releaseDocumentSchema, type Release } from '../releases/release-schema.ts';
import { liveReleases } from '../releases/release-store.ts';
import { checkComposition } from './check-composition.ts';
import { type Composed, type ComposeRequest, type Composer, protocolVersion } from './compose-request.ts';
import { composeSite } from './compose-site.ts';
import { incompatibilities } from '../releases/check-compatibility.ts';
import { danglingReferences } from '../releases/check-references.ts';

/** Throws if the releases are incompatible, listing every reason. */
function assertCompatible(releases: readonly Release[]): void {
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) return;
  const problems = [
    ...releases.flatMap((release) => incompatibilities(release, shell)),
    ...danglingReferences(releases),
  ];
  if (problems.length > 0) throw new Error(`refused: ${problems.join('; ')}`);
}

/** The release document with the changes of a request applied. */
export function applyRequest(request: ComposeRequest, now: Date): ReleaseDocument {
  const before = releaseDocumentSchema.parse(request.document);
  const promoted = Object.entries(request.promote).reduce(
    (document, [name, version]) => promote(document, { name, version, since: now }),
    before,
  );
  const gone = Object.entries(request.forget).flatMap(([name, versions]) =>
    versions.map((version) => [name, version] as const),
  );
  const kept = gone.reduce((document, [name, version]) => forget(document, name, version), promoted);
  return request.configuration ? configure(kept, request.configuration.content, now) : kept;
}

export const protocols: Composer['protocols'] = [protocolVersion];

/**
 * The composer, which is built into each release of the shell. The commands of every checkout run the composer
 * of the shell that is about to be live. Rejects with a message if the releases are incompatible, the
 * configuration is invalid or the result is incomplete.
 */
export async function compose(request: ComposeRequest): Promise<Composed> {
  const { store, folder, before, addresses } = request;
  const document = applyRequest(request, new Date());
  const releases = await liveReleases(store, document);
  assertCompatible(releases);
  if (!document.configuration) {
    throw new Error(
      'the site has no configuration yet: set SITE_CONFIG (see docs/configuration.md), then run "npm run site -- compose"',
    );
  }
  const site = request.configuration ?? {
    name: 'the site’s configuration',
    content: document.configuration.content,
  };
  const composed = await composeSite({ document, releases, site, addresses, store, folder, before });
  await checkComposition(folder);
  return composed;
}
