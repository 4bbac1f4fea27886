import { seatsInWords } from '@venue/shared/venue/hall-capacity.ts';
import type { Venue } from '@venue/shared/venue/venue-schema.ts';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import { inFigures } from '@venue/shared/words/numbers.ts';
import { hallPlan } from '../halls/hall-plans.ts';

/** `open` is what is still unanswered, if the text does not show it; it follows “Ask us”. */
export type Answer =
  | { kind: 'said'; text: string }
  | { kind: 'partly'; text: string; open?: string }
  | { kind: 'not-said' };

/** `text`, followed by an optional fact of the venue’s document; without it, `open` remains to be asked. */
export function withFact(text: string, open: string, fact: string | undefined): Answer {
  return fact === undefined ? { kind: 'partly', text, open } : { kind: 'said', text: `${text} ${fact}` };
}

export function onlyFact(fact: string | undefined): Answer {
  return fact === undefined ? { kind: 'not-said' } : { kind: 'said', text: fact };
}

export function seatsAtTables(halls: Venue['halls']): Answer {
  const known = halls.filter(({ seatedAtTables }) => seatedAtTables !== undefined);
  const unknown = halls.filter(({ seatedAtTables }) => seatedAtTables === undefined);
  const tables = known.map(({ name, seatedAtTables = 0 }) => `${inFigures(seatedAtTables)} in ${name}`);
  const seats = unknown.map((hall) => {
    const plan = hallPlan(hall, 'banquet');
    const drawn = plan ? ` (in our plan, ${plan.text})` : '';
    return `${hall.name} seats ${seatsInWords(hall)}${drawn}`;
  });
  const text = [
    ...(tables.length > 0 ? [`We seat ${inAList(tables)} at tables.`] : []),
    ...(seats.length > 0 ? [`${seats.join('; ')}.`] : []),
  ].join(' ');
  return { kind: unknown.length === 0 ? 'said' : 'partly', text };
}
