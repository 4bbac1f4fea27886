// @vitest-environment happy-dom
import { readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { afterEach, expect, test } from 'vitest';
import { syncTicks } from './ticks-field.tsx';

const options = ['Event hall', 'Hotel', 'Cafe'];
let stop = () => {};

function openForm(ticked: readonly string[] = []) {
  const boxes = options.map(
    (option) => `<input type="checkbox" value="${option}"${ticked.includes(option) ? ' checked' : ''}>`,
  );
  document.body.innerHTML = `<form><fieldset><input type="text" name="places" hidden>${boxes.join('')}</fieldset></form>`;
  const form = document.forms[0];
  const group = document.querySelector('fieldset');
  if (!form || !group) throw new Error('no form');
  stop = syncTicks(group);
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

test('what is ticked is one value, in the order of the options, and its form hears of it', () => {
  const { form, tick } = openForm();
  const heard: EventTarget[] = [];
  form.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && heard.push(target));
  tick('Cafe');
  tick('Event hall');
  expect(readValues(form)).toEqual({ places: 'Event hall, Cafe' });
  expect(heard).toContain(form.elements.namedItem('places'));
  tick('Event hall');
  tick('Cafe');
  expect(readValues(form)).toEqual({});
});

test('what a draft or another page writes is ticked, and nothing else', () => {
  const { form, ticked } = openForm();
  writeValues(form, { places: 'Hotel, Cafe, Pay to another account' }, 'all');
  expect(ticked()).toEqual(['Hotel', 'Cafe']);
});

test('what was ticked before the scripts came counts', () => {
  expect(readValues(openForm(['Hotel']).form)).toEqual({ places: 'Hotel' });
});
