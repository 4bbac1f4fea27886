import { expect, test } from 'vitest';
import { stayTermsOf } from './stay-terms.ts';

const texts = (venue: Parameters<typeof stayTermsOf>[0]) => stayTermsOf(venue).map(({ text }) => text);

test('without rules of its own the venue promises nothing and says whom to ask', () => {
  const said = texts({});
  expect(said).toHaveLength(3);
  expect(said.at(-1)).toMatch(/change your mind after paying, the venue decides what you get back/);
});

test('the venue’s promise and its own rules are said in its own words', () => {
  const said = texts({
    ifNotFree: 'We return all of it.',
    stayTerms: { checkIn: '14:00', checkOut: '11:00', cancellation: 'Half comes back.' },
    concertTerms: { cancellation: 'A tenth comes back.' },
  });
  expect(said.slice(2)).toEqual([
    'We return all of it.',
    'Half comes back.',
    'A tenth comes back.',
    'Check-in from 2pm.',
    'Check-out by 11am.',
  ]);
});

test('a rule for rooms is none for the concert space', () => {
  const said = texts({ stayTerms: { cancellation: 'Half comes back.' } });
  expect(said).toContain('Half comes back.');
  expect(said.at(-1)).toMatch(/after paying for the concert space, the venue decides/);
});
