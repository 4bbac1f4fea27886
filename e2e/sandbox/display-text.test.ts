import { expect, test } from 'vitest';
import { humanLabel, labelledValues } from './display-text.ts';

test.for([
  ['coverLetter', 'Cover letter'],
  ['my_file', 'My file'],
  ['custom-fields', 'Custom fields'],
  ['name', 'Name'],
] as const)('the field %s is shown as %s', ([name, label]) => {
  expect(humanLabel(name)).toBe(label);
});

test('custom fields use their display name, nested values are flattened, and empty ones left out', () => {
  const custom_fields = [{ display_name: 'Full name', variable_name: 'name', value: 'Ada' }];
  expect(
    labelledValues({ reference: 'INV-1', note: '', metadata: { custom_fields, day: '2027-03-20' } }),
  ).toEqual([
    { label: 'Reference', value: 'INV-1' },
    { label: 'Full name', value: 'Ada' },
    { label: 'Day', value: 'Saturday 20 March 2027' },
  ]);
});
