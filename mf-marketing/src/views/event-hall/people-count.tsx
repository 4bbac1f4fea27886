import { readValues } from '@venue/shared/form/field-values.ts';
import { joinHandover } from '@venue/shared/form/join-handover.ts';
import { parseWholeNumber } from '@venue/shared/form/parse-input.ts';
import { type RefObject, useEffect, useState, useRef } from 'react';
import { useHost } from '../../host.ts';
import { hallHandover } from '../../halls/hall-handover.ts';
import { styled } from 'styled-components';
import { color, radius } from '@venue/shared/theme/tokens.ts';
import { withoutScripts } from '@venue/shared/theme/styles.ts';
import { guestsExample } from '../../content/halls/halls.ts';

/** Named as in the booking form. */
const peopleField = 'noOfPeople';
const sharedFields = [peopleField] as const;

export type PeopleCount = {
  /** As in the field. */
  typed: number;
  /** What the halls are sorted by. A number from an earlier visit counts only once it is edited or sent, so the page does not move by itself. */
  confirmed: number;
};

function peopleIn(form: HTMLFormElement): number {
  return parseWholeNumber(readValues(form)[peopleField] ?? '') ?? 0;
}

/** The number in the form as it is typed; shared with the booking form. */
export function usePeopleCount(
  form: RefObject<HTMLFormElement | null>,
): PeopleCount & { confirm: () => void } {
  const [people, setPeople] = useState<PeopleCount>({ typed: 0, confirmed: 0 });
  const wishes = hallHandover(useHost());
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const read = (isVisitorInput: boolean) => {
      const typed = peopleIn(element);
      setPeople(({ confirmed }) => ({ typed, confirmed: isVisitorInput ? typed : confirmed }));
    };
    // What was typed before the scripts ran counts as entered here; what the handover fills in next does not.
    read(true);
    const leave = joinHandover(element, wishes, sharedFields);
    read(false);
    element.addEventListener('input', () => read(true), { signal: stop.signal });
    return () => {
      stop.abort();
      leave();
    };
  }, [form, wishes]);
  return { ...people, confirm: () => setPeople(({ typed }) => ({ typed, confirmed: typed })) };
}

/** Id of the field. */
export const peopleId = 'how-many';

const fifty = 50;

/** The next multiple of fifty up or down, as text for the field; '' instead of 0. */
export function stepped(people: number, by: 1 | -1): string {
  const next = by > 0 ? Math.floor(people / fifty) + 1 : Math.ceil(people / fifty) - 1;
  return next > 0 ? String(next * fifty) : '';
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: 56px 1fr 56px;
  max-width: 400px;
  border: 1px solid ${color.sanyan200};
  border-radius: ${radius.control};
  ${withoutScripts} {
    grid-template-columns: 1fr;
  }
`;

const Field = styled.input`
  width: 100%;
  min-width: 0;
  height: 68px;
  border: 0;
  border-radius: 0;
  background: ${color.white};
  color: ${color.ink};
  font: 650 2.25rem/68px var(--sans);
  font-variant-numeric: tabular-nums;
  text-align: center;
  &:placeholder-shown {
    font: 400 1.25rem/68px var(--sans);
  }
  &::placeholder {
    color: ${color.ink2};
    opacity: 1;
  }
`;

const Step = styled.button`
  border: 0;
  background: none;
  color: ${color.starch50};
  font: 400 1.75rem/1 var(--sans);
  cursor: pointer;
  ${withoutScripts} {
    display: none;
  }
`;

/** The number of people, with buttons for fifty more and fifty fewer. */
export function PeopleCountField() {
  const field = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => {
    const input = field.current;
    if (!input) return;
    input.value = stepped(parseWholeNumber(input.value) ?? 0, by);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Frame>
      <Step type="button" aria-label="Fifty fewer" onClick={() => step(-1)}>
        −
      </Step>
      <Field
        ref={field}
        id={peopleId}
        name={peopleField}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        placeholder={guestsExample}
      />
      <Step type="button" aria-label="Fifty more" onClick={() => step(1)}>
        +
      </Step>
    </Frame>
  );
}
