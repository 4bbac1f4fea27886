import { readValues } from '@venue/shared/form/field-values.ts';
import { joinHandover } from '@venue/shared/form/join-handover.ts';
import { wholeNumber } from '@venue/shared/form/whole-number.ts';
import { type RefObject, useEffect, useState } from 'react';
import { useHost } from '../../../host.ts';
import { hallWishes } from '../../../halls/hall-wishes.ts';

/** The field of the number of people, named as in the booking form. */
export const peopleField = 'noOfPeople';
const joined = [peopleField] as const;

/** How many come: as the field says, and as far as it was said on this page. */
export type People = {
  count: number;
  /**
   * What the halls are sorted for. A number from an earlier visit fills the field and the seats, and sorts the halls once
   * it is touched or sent: the page does not move by itself.
   */
  asked: number;
};

function peopleIn(form: HTMLFormElement): number {
  return wholeNumber(readValues(form)[peopleField] ?? '') ?? 0;
}

/** The number in the form, kept up to date while it is typed; it is the booking form's too. */
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
    // What was typed before the scripts came counts as said here; what the handover fills in next does not.
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
