import { expect, test } from 'vitest';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { messageWith, questionsTo, unanswered } from './planner-questions.ts';

const { venue } = siteFacts();
const withoutFacts = questionsTo(venue);

/** Every fact that the venue may add. */
const hallFacts = {
  cooling: 'Air conditioning, included.',
  parking: '200 cars.',
  ownPeople: 'Drinks and a DJ too; nobody pays a fee.',
  linen: 'White linen comes with them.',
  changingRooms: 'Two behind each stage.',
  toilets: 'Twelve, and someone looks after them.',
  settingUp: 'From noon of the day before.',
};
const withAllFacts = questionsTo({
  ...venue,
  hallFacts,
  halls: venue.halls.map((hall, index) => ({ ...hall, seatedAtTables: (index + 1) * 100 })),
});

function answerTo(id: string, questions = withoutFacts) {
  return questions.find((question) => question.id === id)?.answer;
}

test('fourteen questions, each with its own anchor', () => {
  expect(new Set(withoutFacts.map(({ id }) => id)).size).toBe(14);
});

test('nothing is claimed that the specified venue has not said', () => {
  expect(withoutFacts.filter(({ answer }) => answer.kind === 'none').map(({ id }) => id)).toEqual([
    'cooling',
    'toilets',
  ]);
  expect(withoutFacts.filter(({ answer }) => answer.kind === 'partial').map(({ id }) => id)).toEqual([
    'tables',
    'parking',
    'own-people',
    'furniture',
    'changing-rooms',
    'setting-up',
  ]);
});

test('answers contain the venue’s figures', () => {
  expect(answerTo('security')).toMatchObject({
    text: expect.stringMatching(/unarmed guard costs ₦25,000 an hour, an armed one ₦35,000, for five hours/),
  });
  expect(answerTo('refunds')).toMatchObject({
    text: expect.stringMatching(
      /within 5 business days .* less 20%.*₦200,000 is refundable in 7 days.*fee of 20%.*30 days’ notice/,
    ),
  });
  expect(answerTo('setting-up')).toMatchObject({ text: expect.stringMatching(/from 7am to 8pm/) });
  expect(answerTo('paying')).toMatchObject({
    text: expect.stringMatching(/40% .* 30 days before .* in full\. A caution of ₦200,000/),
  });
  expect(answerTo('closing')).toMatchObject({
    text: expect.stringMatching(/8pm.*₦50,000 beforehand.*₦100,000 an hour/),
  });
  expect(answerTo('tables')).toMatchObject({
    text: expect.stringMatching(
      /Ball Room seats 70 comfortably, 80 at most \(in our plan, 8 round tables of ten\); Ambali Hall/,
    ),
  });
});

test('each fact that the venue adds answers its question', () => {
  expect(unanswered(withAllFacts)).toEqual([]);
  const fullAnswers = withAllFacts
    .map(({ answer }) => (answer.kind === 'full' ? answer.text : ''))
    .join('\n');
  for (const fact of Object.values(hallFacts)) expect(fullAnswers).toContain(fact);
  expect(fullAnswers).toContain(
    'We seat 100 in Ball Room, 200 in Ambali Hall and 300 in Wosilat Hall at tables.',
  );
});

test('the question stays open while one hall has no number of seats at tables', () => {
  const [first, ...others] = venue.halls;
  const halls = first ? [{ ...first, seatedAtTables: 60 }, ...others] : [];
  expect(answerTo('tables', questionsTo({ ...venue, halls }))).toMatchObject({
    kind: 'partial',
    text: expect.stringMatching(/^We seat 60 in Ball Room at tables\. Ambali Hall seats/),
  });
});

test('one question is a sentence, several are a list', () => {
  const [cooling, toilets] = withoutFacts.filter(({ answer }) => answer.kind === 'none');
  if (!cooling || !toilets) throw new Error('nothing is open');
  expect(messageWith([cooling])).toBe(
    'Good day, we are planning an event at Àríyá. How are the halls cooled, and does that cost more?',
  );
  expect(messageWith([cooling, toilets]).split('\n')).toEqual([
    'Good day, we are planning an event at Àríyá.',
    `- ${cooling.wording}`,
    `- ${toilets.wording}`,
  ]);
});
