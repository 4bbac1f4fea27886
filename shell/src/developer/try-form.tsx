import { useState } from 'react';
import { reloadWithTyped } from '../early/typed-values.ts';
import { keepTries, keptTries } from './kept-tries.ts';
import type { PanelFacts } from './developer-panel.tsx';
import { offeredVersions } from './offered-versions.ts';
import { type Try, withTry } from './tries.ts';

const noLocal =
  'This site’s policy lets no code of your own machine run here. Try it on a copy of the site: npm run preview, or a sandbox whose configuration names your server in tryFrom.';

function tryIt(wanted: Omit<Try, 'until'>): void {
  const now = Date.now();
  keepTries(withTry(keptTries(now), wanted, now));
  reloadWithTyped();
}

/** Chooses a version that is tried from the next loading of the page on, for an hour. */
export function TryForm({ remotes, lists, local }: Pick<PanelFacts, 'remotes' | 'lists' | 'local'>) {
  const offered = offeredVersions(Object.keys(remotes()), lists);
  const [chosen, setChosen] = useState(0);
  const wanted = offered[chosen];
  return (
    <>
      <p>{local.length === 0 ? noLocal : `Code may also come from ${local.join(', ')}.`}</p>
      {wanted ? (
        <>
          <label>
            Another version{' '}
            <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
              {offered.map(({ remote, version, from }, index) => (
                <option key={`${from}${remote}${version}`} value={index}>
                  {remote} {version}
                  {from && ` from ${from}`}
                </option>
              ))}
            </select>
          </label>
          <button type="button" onClick={() => tryIt(wanted)}>
            Try it for an hour
          </button>
        </>
      ) : (
        <p>No other version of these parts is kept.</p>
      )}
    </>
  );
}
