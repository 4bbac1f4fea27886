import { type Lists, versionsOf } from './listed-releases.ts';
import type { Try } from './tries.ts';

/** The versions that may be tried in place of the live ones: the site's kept ones, then what only one's own machine has. */
export function offeredVersions(remotes: readonly string[], lists: Lists): Omit<Try, 'until'>[] {
  const own = lists.get('');
  return remotes.flatMap((remote) => {
    const known = own ? versionsOf(own, remote) : [];
    const kept = known.slice(1).map((version) => ({ remote, version }));
    const local = [...lists].flatMap(([from, listed]) =>
      from === ''
        ? []
        : versionsOf(listed, remote)
            .filter((version) => !known.includes(version))
            .map((version) => ({ remote, version, from })),
    );
    return [...kept, ...local];
  });
}
