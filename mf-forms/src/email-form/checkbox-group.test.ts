// @vitest-environment happy-dom

import { afterEach, expect, test } from 'vitest';
import { readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { syncCheckboxes } from './checkbox-group.tsx';

const options = ['Halls', 'Hotel', 'Cafe'];
let stop = () => {};

function openForm(ticked: readonly string[] = []) {
  const boxes = options.map(
    (option) => `<input type="checkbox" value="${option}"${ticked.includes(option) ? ' checked' : ''}>`,
  );
  document.body.innerHTML = `<form><fieldset><input type="text" name="places" hidden>${boxes.join('')}</fieldset></form>`;
  const form = document.forms[0];
  const group = document.querySelector('fieldset');
  if (!form || !group) throw new Error('no form');
  stop = syncCheckboxes(group);
  return {
    form,
    tick: (option: string) => form.querySelector<HTMLInputElement>(`[value="${option}"]`)?.click(),
    ticked: () =>
      [...form.querySelectorAll<HTMLInputElement>('[type=checkbox]')]
        .filter(({ checked }) => checked)
        .map(({ value }) => value),
  };
}

afterEach(() => stop());

test('ticked boxes are one value, in the order of the options, and raise input in their form', () => {
  const { form, tick } = openForm();
  const heard: EventTarget[] = [];
  form.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && heard.push(target));
  tick('Cafe');
  tick('Halls');
  expect(readValues(form)).toEqual({ places: 'Halls, Cafe' });
  expect(heard).toContain(form.elements.namedItem('places'));
  tick('Halls');
  tick('Cafe');
  expect(readValues(form)).toEqual({});
});

test('values from a draft or another page tick their boxes, and unknown ones are ignored', () => {
  const { form, ticked } = openForm();
  writeValues(form, { places: 'Hotel, Cafe, Pay to another account' }, 'all');
  expect(ticked()).toEqual(['Hotel', 'Cafe']);
});

test('boxes ticked before hydration count', () => {
  expect(readValues(openForm(['Hotel']).form)).toEqual({ places: 'Hotel' });
});
