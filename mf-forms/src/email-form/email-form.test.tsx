// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureText } from '@venue/shared/email/email-outcome.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { renderForm } from '../../test/sample-drawn-form.tsx';
import { contactForm } from '../forms/contact-form.ts';
import { unreachableText } from './sent-request.tsx';

const typed = { name: 'Mọrẹ́nikẹ́jì <b>', message: 'Two\nlines' };
let requests = 0;
let takeAway: () => void = () => undefined;

function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', () => {
    requests += 1;
    return answer();
  });
}

async function draw() {
  const drawn = await renderForm(contactForm, typed);
  takeAway = drawn.takeAway;
  return drawn;
}

beforeEach(() => {
  requests = 0;
  localStorage.clear();
  sessionStorage.clear();
  answerWith(() => Promise.resolve(new Response('OK')));
});

afterEach(() => {
  takeAway();
  vi.unstubAllGlobals();
});

const no =
  (status: number, text = 'Sandbox fault') =>
  () =>
    Promise.resolve(new Response(text, { status }));
const notFound = 'The template ID not found. To find this ID, visit https://dashboard.example/templates';

test.each([
  ['a broken line', () => Promise.reject(new TypeError('Failed to fetch')), failureText.unanswered],
  ['400 about its set-up', no(400, notFound), failureText.refused],
  ['another page', no(200, '<!doctype html><h1>Sandbox</h1>'), failureText.refused],
])(
  'M-07, C-07, D-06: %s is told in our own words, and one tap restores the text',
  async (...[, answer, text]) => {
    answerWith(answer);
    const form = await draw();
    form.send();
    await form.says(text);
    expect(form.text()).toContain(toastTexts.somethingWentWrong);
    expect(form.text()).not.toMatch(/dashboard|Sandbox/);
    expect(form.values()).toEqual({});
    await form.press('Put my details back');
    expect(form.values()).toEqual(typed);
  },
);

test('Q-15: a bot sends nothing and sees an ordinary failure; a person caught by mistake can send again', async () => {
  const form = await draw();
  const trap = form.form.querySelector<HTMLInputElement>('#contact-website');
  expect(trap?.tabIndex).toBe(-1);
  if (trap) trap.value = 'https://spam.example';
  form.send();
  await form.says(failureText.refused);
  expect(requests).toBe(0);
  await form.press('Put my details back');
  form.send();
  await form.says(toastTexts.messageSent);
  expect(requests).toBe(1);
});

test('a device without room to save a message says so, and the text can be put back', async () => {
  answerWith(no(500));
  const form = await draw();
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
  form.send();
  await form.press('Keep it for later');
  await form.says('It could not be saved on this device.');
  await form.press('Put my details back');
  expect(form.values()).toEqual(typed);
});

test('a reply is promised only to who left a way to reach them', async () => {
  const form = await draw();
  form.send();
  await form.says(unreachableText);
  expect(form.text()).not.toContain('reply to the e-mail address you gave');
});
