// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { readValues } from './field-values.ts';
import { clearHandover, joinHandover } from './join-handover.ts';
import { sampleChannel } from './sample-channel.ts';

const names = ['eventDate', 'endTime', 'hall', 'noOfPeople'];

function opened(markup: string): HTMLFormElement {
  document.body.insertAdjacentHTML('beforeend', `<form>${markup}</form>`);
  const form = document.forms[document.forms.length - 1];
  if (!form) throw new Error('no form');
  return form;
}

function field(form: HTMLFormElement, name: string): HTMLInputElement {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement)) throw new Error(`no field ${name}`);
  return control;
}

function type(form: HTMLFormElement, name: string, value: string) {
  field(form, name).value = value;
  field(form, name).dispatchEvent(new Event('input', { bubbles: true }));
}

test('Q-06: values from another page are filled in', () => {
  const form = opened(`<input name="eventDate"><input name="noOfPeople">
    <input name="hall" type="radio" value="Ball Room"><input name="hall" type="radio" value="Ambali Hall">`);
  const channel = sampleChannel({ eventDate: '2027-03-20', endTime: '22:00', noOfPeople: '690' });
  joinHandover(form, channel, names);
  expect(readValues(form)).toEqual({ eventDate: '2027-03-20', noOfPeople: '690' });
  expect(channel.read()).toEqual({ eventDate: '2027-03-20', endTime: '22:00', noOfPeople: '690' });
});

test('what was typed before the scripts came stays, and is handed over', () => {
  const form = opened('<input name="eventDate" value="2027-05-01">');
  const channel = sampleChannel({ eventDate: '2027-03-20' });
  joinHandover(form, channel, names);
  expect(field(form, 'eventDate').value).toBe('2027-05-01');
  expect(channel.read()).toEqual({ eventDate: '2027-05-01' });
});

test('browsers do not restore fields that follow other pages, because the restored values may be older', () => {
  const form = opened('<input name="eventDate"><input name="firstName">');
  joinHandover(form, sampleChannel(), names);
  expect(field(form, 'eventDate').autocomplete).toBe('off');
  expect(field(form, 'firstName').autocomplete).toBe('');
});

test('Q-06: fields of two forms follow each other in both directions, also when emptied', () => {
  const channel = sampleChannel();
  const date = opened('<input name="eventDate">');
  const plan = opened('<input name="eventDate"><input name="endTime">');
  joinHandover(date, channel, names);
  const leave = joinHandover(plan, channel, names);
  type(date, 'eventDate', '2027-03-20');
  type(plan, 'endTime', '22:00');
  expect(readValues(plan)).toEqual({ eventDate: '2027-03-20', endTime: '22:00' });
  type(plan, 'eventDate', '');
  expect(field(date, 'eventDate').value).toBe('');
  expect(channel.read()).toEqual({ endTime: '22:00' });
  leave();
  type(date, 'eventDate', '2027-04-01');
  expect(field(plan, 'eventDate').value).toBe('');
});

test('what was used up is taken back', () => {
  const channel = sampleChannel({ eventDate: '2027-03-20', hall: 'Ball Room' });
  clearHandover(channel, names);
  expect(channel.read()).toEqual({});
});
