import { readValues } from '@venue/shared/form/field-values.ts';
import { joinHandover } from '@venue/shared/form/join-handover.ts';
import { wholeNumber } from '@venue/shared/form/typed-text.ts';
import { type RefObject, useEffect, useState } from 'react';
import { useHost } from '../../../host.ts';
import { hallWishes } from '../../../halls/hall-wishes.ts';

/** Named as in the booking form. */
export const peopleField = 'noOfPeople';
const joined = [peopleField] as const;

export type People = {
  /** As in the field. */
  count: number;
  /** What the halls are sorted by. A number from an earlier visit counts only once it is edited or sent, so the page does not move by itself. */
  asked: number;
};

function peopleIn(form: HTMLFormElement): number {
  return wholeNumber(readValues(form)[peopleField] ?? '') ?? 0;
}

/** The number in the form as it is typed; shared with the booking form. */
export function usePeople(form: RefObject<HTMLFormElement | null>): People & { ask: () => void } {
  const [people, setPeople] = useState<People>({ count: 0, asked: 0 });
  const wishes = hallWishes(useHost());
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const read = (isSaidHere: boolean) => {
      const count = peopleIn(element);
      setPeople(({ asked }) => ({ count, asked: isSaidHere ? count : asked }));
    };
    // What was typed before the scripts ran counts as entered here; what the handover fills in next does not.
    read(true);
    const leave = joinHandover(element, wishes, joined);
    read(false);
    element.addEventListener('input', () => read(true), { signal: stop.signal });
    return () => {
      stop.abort();
      leave();
    };
  }, [form, wishes]);
  return { ...people, ask: () => setPeople(({ count }) => ({ count, asked: count })) };
}
