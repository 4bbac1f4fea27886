// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readValues } from './field-values.ts';
import { restoreDraft } from './draft.ts';
import { hallBookingDraft, wishForHall } from './hall-wishes.ts';

const markup = `<form><input name="eventDate" type="date"><input name="noOfPeople">
  <input name="hall" type="radio" value="Ball Room"><input name="hall" type="radio" value="Ambali Hall"></form>`;

function openedForm() {
  document.body.innerHTML = markup;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  restoreDraft(form, hallBookingDraft);
  return readValues(form);
}

beforeEach(() => localStorage.clear());

test('Q-06: a date and a hall chosen on the hall page stand in the booking form', () => {
  wishForHall({ eventDate: '2027-03-20' });
  wishForHall({ hall: 'Ambali Hall', noOfPeople: '690' });
  expect(openedForm()).toEqual({ eventDate: '2027-03-20', hall: 'Ambali Hall', noOfPeople: '690' });
});

test('Q-06: an empty wish takes nothing away', () => {
  wishForHall({ eventDate: '2027-03-20', hall: 'Ball Room' });
  wishForHall({ eventDate: '' });
  expect(openedForm()).toEqual({ eventDate: '2027-03-20', hall: 'Ball Room' });
});
