import { expect, test } from 'vitest';
import { sampleWait } from '../wait/sample-wait.ts';
import { waitRowWords } from './wait-row-words.ts';

test('a wait holds nothing and says so, and says where the venue writes', () => {
  const words = waitRowWords(sampleWait);
  expect(words).toMatchObject({ title: 'Ambali Hall', mood: 'waiting', sums: [] });
  expect(words.detail).toContain('morenikeji@example.com');
  expect(words.detail).toContain('Nothing is held');
});

test('an e-mail that has not gone is not called asked, nor one that takes back taken back', () => {
  expect(waitRowWords({ ...sampleWait, requestMail: 'unsent' }).state).toBe(
    'The venue has not been asked yet',
  );
  expect(waitRowWords({ ...sampleWait, requestMail: 'unanswered' }).state).toBe(
    'The venue may have been asked',
  );
  expect(waitRowWords({ ...sampleWait, withdrawalMail: 'unanswered' }).state).toBe('Perhaps taken back');
  expect(waitRowWords({ ...sampleWait, withdrawalMail: 'unsent' }).state).toBe('Not taken back yet');
  expect(waitRowWords({ ...sampleWait, withdrawalMail: 'sent' })).toMatchObject({
    mood: 'over',
    state: 'Taken back',
  });
});
