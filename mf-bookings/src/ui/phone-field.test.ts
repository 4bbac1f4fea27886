import { expect, test } from 'vitest';
import { phoneRemark } from './phone-field.tsx';

test.each(['0803 555 12', '0803 555 123', '+234 803 555 12', '2340803555123', '0803 555 12345'])(
  '%s may be a typo',
  (typed) => {
    expect(phoneRemark(typed)).toMatch(/^Is it complete\? 0803… numbers have 11 digits, and this one has/);
  },
);

test.each([
  '',
  '0803',
  '0803 555 1234',
  '+234 803 555 1234',
  '009234 803 555 1234',
  '01 234 5678',
  '+44 20 7946 0958',
  '0803 555 1234, 0805 555 1234',
  'ask my sister',
])('"%s" gets no remark', (typed) => {
  expect(phoneRemark(typed)).toBeUndefined();
});
