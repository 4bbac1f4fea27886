import { formatNaira } from '@venue/shared/money.ts';
import { Small } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { KeyValue, KeyValues } from '../layout/key-values.tsx';
import { SummaryCard, SummarySubject } from '../layout/summary-card.tsx';
import type { Place } from './places.ts';
import { costOf, type Period, unitsOf } from './stay-cost.ts';
import { periodWords, unitsWords } from './stay-words.ts';

/** The computed cost as it is, zero and negative included (B-06, B-07, D-08); announced when it changes (D-10). */
export function StayCostCard({ place, period }: { place: Place; period: Period }) {
  const cost = formatNaira(costOf(place, period));
  const count = unitsWords(place, unitsOf(place, period));
  return (
    <SummaryCard title="Cost">
      <SummarySubject>{periodWords(place, period)}</SummarySubject>
      <KeyValues>
        {/* Keyed by their sums: a new sum appears in its place, and nothing counts as moved. */}
        <KeyValue key={`units ${cost}`} name={`${formatNaira(place.rate)} × ${count}`} value={cost} />
        <KeyValue key={`sum ${cost}`} name="To pay" value={<span data-cost>{cost}</span>} sum />
      </KeyValues>
      <VisuallyHidden role="status">{`To pay: ${cost}`}</VisuallyHidden>
      <Small>Charged in naira, by card, now. The venue confirms every payment.</Small>
    </SummaryCard>
  );
}
