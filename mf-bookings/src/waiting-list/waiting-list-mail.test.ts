import { expect, test } from 'vitest';
import { sampleWait } from '../../test/sample-wait.ts';
import { newEntry, waitProblems } from './waiting-list-dialog.tsx';
import { waitFields, waitMessage } from './waiting-list-mail.ts';

function value(name: string, ...[record, mail]: Parameters<typeof waitFields>) {
  return waitFields(record, mail).find((field) => field.name === name)?.value;
}

test('both e-mails name what, when and who, and only the first asks', () => {
  expect(value('wish', sampleWait, 'requestMail')).toBe('Please tell me if it becomes free');
  expect(value('wish', sampleWait, 'withdrawalMail')).toContain('you no longer need to tell me');
  for (const mail of ['requestMail', 'withdrawalMail'] as const) {
    expect(value('place', sampleWait, mail)).toBe('Ambali Hall');
    expect(value('days', sampleWait, mail)).toBe('Saturday 20 March 2027');
    expect(value('email', sampleWait, mail)).toBe(sampleWait.email);
  }
});

test('any hall, and the days of a stay, are called that', () => {
  expect(value('place', { ...sampleWait, what: '' }, 'requestMail')).toBe('Any hall');
  expect(value('days', { ...sampleWait, to: '2027-03-22' }, 'requestMail')).toBe(
    'Sat 20 to Mon 22 March 2027',
  );
});

test('the text for other ways of sending is the same, without empty fields', () => {
  const text = waitMessage({ ...sampleWait, phone: '' }, 'requestMail');
  expect(text).toContain('What: Ambali Hall\nWhen: Saturday 20 March 2027\nPeople: 650');
  expect(text).not.toContain('Phone');
});

test('a name and an e-mail address are required', () => {
  const waiter = { name: 'Morenikeji Bello', email: 'morenikeji@example.com', phone: '' };
  expect(waitProblems(waiter)).toBeUndefined();
  expect(waitProblems({ ...waiter, name: '', email: 'morenikeji' })).toEqual({
    name: expect.any(String),
    email: expect.any(String),
  });
});

test('a new request is unsent, and its id says what it is for', () => {
  const { place, what, from, to, people, name, email, phone } = sampleWait;
  const wait = newEntry({ place, what, from, to, people }, { name, email, phone }, sampleWait.at);
  expect(wait).toEqual({ ...sampleWait, requestMail: 'unsent' });
});
