import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { concertFacts } from '@venue/shared/venue/concert-facts.ts';

/** What the price of the concert space says, as rows like any other fact of it. */
export function DayFacts() {
  const { known } = concertFacts(siteFacts().venue.concertSpace);
  if (known.length === 0) return null;
  return (
    <KeyValues>
      {known.map(({ name, text }) => (
        <KeyValue key={name} name={name} value={text} />
      ))}
    </KeyValues>
  );
}
