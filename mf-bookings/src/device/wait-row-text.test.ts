import { expect, test } from 'vitest';
import { sampleWait } from '../../test/sample-wait.ts';
import { waitRowText } from './wait-row-text.ts';

test('a wait holds nothing and says so, and says where the venue writes', () => {
  const text = waitRowText(sampleWait);
  expect(text).toMatchObject({ title: 'Ambali Hall', mood: 'waiting', sums: [] });
  expect(text.detail).toContain('morenikeji@example.com');
  expect(text.detail).toContain('Nothing is held');
});

test('an e-mail that has not gone is not called asked, nor one that takes back taken back', () => {
  expect(waitRowText({ ...sampleWait, requestMail: 'unsent' }).state).toBe(
    'The venue has not been asked yet',
  );
  expect(waitRowText({ ...sampleWait, requestMail: 'unanswered' }).state).toBe(
    'The venue may have been asked',
  );
  expect(waitRowText({ ...sampleWait, withdrawalMail: 'unanswered' }).state).toBe('May have been withdrawn');
  expect(waitRowText({ ...sampleWait, withdrawalMail: 'unsent' }).state).toBe('Not withdrawn yet');
  expect(waitRowText({ ...sampleWait, withdrawalMail: 'sent' })).toMatchObject({
    mood: 'over',
    state: 'Withdrawn',
  });
});
