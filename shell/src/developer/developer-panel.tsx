import { useEffect, useState } from 'react';
import { reloadWithTyped } from '../early/typed-values.ts';
import type { SiteConfig } from '../page/site-config.ts';
import { keepTries, turnOff } from './kept-tries.ts';
import { type Known, shownParts } from './parts-shown.ts';
import { TryForm } from './try-form.tsx';
import { watchParts } from './watch-parts.ts';

/** What the panel shows. */
export type PanelFacts = Known & {
  mode: SiteConfig['mode'];
  /** Servers of one's own machine that the page's policy lets scripts come from. */
  local: readonly string[];
  /** Why versions that were asked for are not there, a sentence each. */
  refused: readonly string[];
};

const caution = {
  live: 'What you send, book or pay here is real.',
  sandbox: 'Nothing that you send, book or pay here is real.',
} as const;

function atTime(time: number): string {
  return new Date(time).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}

function backToLive(): void {
  keepTries([]);
  reloadWithTyped();
}

function off(): void {
  turnOff();
  reloadWithTyped();
}

function TriesBanner({ tries, mode }: Pick<PanelFacts, 'tries' | 'mode'>) {
  return (
    <div className="tries" role="status">
      {tries.map(({ remote, version, from, until }) => (
        <p key={remote}>
          You are trying{' '}
          <strong>
            {remote} {version}
          </strong>
          {from && ` from ${from}`} in place of the live version, until {atTime(until)}.
        </p>
      ))}
      <p>{caution[mode]} Failures are not reported meanwhile.</p>
      <button type="button" onClick={backToLive}>
        Back to the live version
      </button>
    </div>
  );
}

function usePartsShown(known: Known) {
  const [parts, setParts] = useState(() => shownParts(known, Date.now()));
  useEffect(() => watchParts(() => setParts(shownParts(known, Date.now()))), [known]);
  return parts;
}

function PartsList({ known }: { known: Known }) {
  return (
    <ul>
      {usePartsShown(known).map(({ part, version, age }) => (
        <li key={part}>
          <strong>{part}</strong> {version}, {age}
        </li>
      ))}
    </ul>
  );
}

function TurnOff() {
  return (
    <button type="button" onClick={off}>
      Turn this off
    </button>
  );
}

/** What a developer sees of the page: its parts with version and age, and the versions that may be tried in their place. */
export function DeveloperPanel(facts: PanelFacts) {
  const { tries, mode, refused } = facts;
  const [known] = useState(facts);
  return (
    <aside aria-label="For developers">
      {tries.length > 0 && <TriesBanner tries={tries} mode={mode} />}
      {refused.map((why) => (
        <p key={why} role="status">
          Not tried: {why}
        </p>
      ))}
      <details>
        <summary>For developers: what is on this page</summary>
        <PartsList known={known} />
        <TryForm {...facts} />
        <TurnOff />
      </details>
    </aside>
  );
}
