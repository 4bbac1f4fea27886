import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { readValues } from '@venue/shared/form/field-values.ts';
import { joinHandover } from '@venue/shared/form/join-handover.ts';
import { parseWholeNumber } from '@venue/shared/form/parse-input.ts';
import { color, radius } from '@venue/shared/theme/tokens.ts';
import { guestsExample } from '../../content/halls/halls.ts';
import { useHost } from '../../host.ts';

/** Named as in the booking form. */
const peopleField = 'noOfPeople';
const sharedFields = [peopleField] as const;

/** The number in the form as it is typed, 0 without one; shared with the booking form. */
export function usePeopleCount(form: RefObject<HTMLFormElement | null>): number {
  const [people, setPeople] = useState(0);
  const wishes = useHost().handover('mf-bookings/hall-wishes');
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const leave = joinHandover(element, wishes, sharedFields);
    const read = () => setPeople(parseWholeNumber(readValues(element)[peopleField] ?? '') ?? 0);
    read();
    element.addEventListener('input', read);
    return () => {
      element.removeEventListener('input', read);
      leave();
    };
  }, [form, wishes]);
  return people;
}

/** Id of the field. */
export const peopleId = 'how-many';

const Field = styled.input`
  width: 100%;
  max-width: 400px;
  height: 70px;
  border: 1px solid ${color.sanyan200};
  border-radius: ${radius.control};
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

/** The number of people. */
export function PeopleCountField() {
  return (
    <Field
      id={peopleId}
      name={peopleField}
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      placeholder={guestsExample}
    />
  );
}
