import type { Venue } from '@venue/shared/contract/venue-schema.ts';
import { inAList } from '@venue/shared/text/in-a-list.ts';
import { inFigures } from '@venue/shared/text/numbers.ts';
import { seatsInWords } from '@venue/shared/venue/hall-capacity.ts';
import { hallPlan } from '../halls/hall-plans.ts';

/** `missing` is what is still unanswered, if the text does not show it; it follows “Ask us”. */
export type Answer =
  | { kind: 'full'; text: string }
  | { kind: 'partial'; text: string; missing?: string }
  | { kind: 'none' };

/** `text`, followed by an optional fact of the venue’s document; without it, `missing` remains to be asked. */
export function answerWithFact(text: string, missing: string, fact: string | undefined): Answer {
  return fact === undefined ? { kind: 'partial', text, missing } : { kind: 'full', text: `${text} ${fact}` };
}

export function answerFromFact(fact: string | undefined): Answer {
  return fact === undefined ? { kind: 'none' } : { kind: 'full', text: fact };
}

export function seatsAtTables(halls: Venue['halls']): Answer {
  const hallsWithFigure = halls.filter(({ seatedAtTables }) => seatedAtTables !== undefined);
  const hallsWithoutFigure = halls.filter(({ seatedAtTables }) => seatedAtTables === undefined);
  const tables = hallsWithFigure.map(
    ({ name, seatedAtTables = 0 }) => `${inFigures(seatedAtTables)} in ${name}`,
  );
  const seats = hallsWithoutFigure.map((hall) => {
    const plan = hallPlan(hall, 'banquet');
    const drawn = plan ? ` (in our plan, ${plan.text})` : '';
    return `${hall.name} seats ${seatsInWords(hall)}${drawn}`;
  });
  const text = [
    ...(tables.length > 0 ? [`We seat ${inAList(tables)} at tables.`] : []),
    ...(seats.length > 0 ? [`${seats.join('; ')}.`] : []),
  ].join(' ');
  return { kind: hallsWithoutFigure.length === 0 ? 'full' : 'partial', text };
}
