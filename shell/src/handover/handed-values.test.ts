import { expect, test } from 'vitest';
import { mergeValues, declaredValues } from './handover.ts';

const kinds = { eventDate: 'date', startTime: 'time', noOfPeople: 'count', addInfo: 'text' } as const;

test('only declared values of the declared kind are read', () => {
  const stored = {
    eventDate: '2027-03-20',
    startTime: 'noon',
    noOfPeople: '1e3',
    addInfo: 'two\nlines',
    password: 'x',
  };
  expect(declaredValues(stored, kinds)).toEqual({ eventDate: '2027-03-20', addInfo: 'two\nlines' });
});

test('a date or a time that no calendar and no clock shows is none', () => {
  expect(declaredValues({ eventDate: '2027-02-31', startTime: '24:30' }, kinds)).toEqual({});
});

test('a count goes on as the number that was meant, however it was typed', () => {
  expect(declaredValues({ noOfPeople: '1,200' }, kinds)).toEqual({ noOfPeople: '1200' });
  expect(declaredValues({ noOfPeople: '०६५०' }, kinds)).toEqual({ noOfPeople: '650' });
});

test('what is handed over joins what was there, and an empty text takes a value back', () => {
  const kept = { eventDate: '2027-03-20', noOfPeople: '300' };
  expect(mergeValues(kept, { noOfPeople: '', startTime: '12:00' }, kinds)).toEqual({
    eventDate: '2027-03-20',
    startTime: '12:00',
  });
});
