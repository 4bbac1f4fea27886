import { expect, test } from 'vitest';
import { stayQuestion } from './stay-question.ts';

const room = { unit: 'night', name: 'Basic Deluxe' } as const;
const space = { unit: 'day', name: 'Concert space' } as const;

test.each([
  {
    place: room,
    from: '2031-04-12',
    to: '2031-04-15',
    question: 'Is Basic Deluxe free for 3 nights, Sat 12 to Tue 15 April 2031?',
  },
  {
    place: space,
    from: '2031-04-12',
    to: '2031-04-12',
    question: 'Is the concert space free on Saturday 12 April 2031?',
  },
  { place: room, from: '2031-04-12', to: '', question: 'I have a question about Basic Deluxe.' },
  { place: room, from: '2031-04-15', to: '2031-04-12', question: 'I have a question about Basic Deluxe.' },
  { place: space, from: '', to: '', question: 'I have a question about the concert space.' },
])('$question', ({ place, from, to, question }) => {
  expect(stayQuestion(place, { from, to })).toBe(`Good day. ${question}`);
});
