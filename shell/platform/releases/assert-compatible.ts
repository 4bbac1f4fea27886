import { incompatibilities } from './check-compatibility.ts';
import { danglingReferences } from './check-references.ts';
import type { Release } from './release-schema.ts';

/** Throws when releases that are to be live together do not fit, naming every reason. */
export function assertCompatible(releases: readonly Release[]): void {
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) return;
  const problems = [
    ...releases.flatMap((release) => incompatibilities(release, shell)),
    ...danglingReferences(releases),
  ];
  if (problems.length > 0) throw new Error(`refused: ${problems.join('; ')}`);
}
