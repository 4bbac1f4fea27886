// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { readDeviceRecord } from '@venue/shared/form/device-record.ts';
import { saveDraft } from '@venue/shared/form/draft.ts';
import { hallBookingDraft } from '@venue/shared/form/hall-wishes.ts';
import { carryWhen, carryHall } from './carry-hall-wishes.ts';

function opened() {
  document.body.innerHTML = `
    <section>
      <form><input name="eventDate" type="date"></form>
      <article data-hall="Ambali Hall"><p>700 to 800</p><a href="#"><span>Check this date</span></a></article>
      <a id="quote" href="#">Request a quote</a>
    </section>`;
  const place = document.querySelector('section');
  const form = document.querySelector('form');
  const date = document.querySelector('input');
  if (!place || !form || !date) throw new Error('no hall page');
  return { place, form, date };
}

function click(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click();
}

const kept = () => readDeviceRecord(`draft:${hallBookingDraft}`);

beforeEach(() => localStorage.clear());

test('Q-06: the link of a hall takes its name along, other clicks take nothing', () => {
  carryHall(opened().place);
  click('article p');
  click('#quote');
  expect(kept()).toEqual({});
  click('article a span');
  expect(kept()).toEqual({ hall: 'Ambali Hall' });
});

test('Q-06: a date typed on the hall page is the date of the booking', () => {
  const { form, date } = opened();
  carryWhen(form);
  date.value = '2027-03-20';
  date.dispatchEvent(new Event('input', { bubbles: true }));
  expect(kept()).toEqual({ eventDate: '2027-03-20' });
});

test('Q-06: the date of a booking that was begun stands on the hall page', () => {
  saveDraft(hallBookingDraft, { eventDate: '2027-03-20', firstName: 'Bisi' });
  const { form, date } = opened();
  carryWhen(form);
  expect(date.value).toBe('2027-03-20');
  expect(kept()).toEqual({ eventDate: '2027-03-20', firstName: 'Bisi' });
});

test('Q-06: two forms of the page say the same date', () => {
  const { form, date } = opened();
  form.insertAdjacentHTML(
    'afterend',
    '<form id="plan"><input name="eventDate"><input name="endTime"></form>',
  );
  const plan = document.querySelector<HTMLFormElement>('#plan');
  const [planDate, planEnd] = plan?.querySelectorAll('input') ?? [];
  if (!plan || !planDate || !planEnd) throw new Error('no plan');
  carryWhen(form);
  carryWhen(plan);
  date.value = '2027-03-20';
  date.dispatchEvent(new Event('input', { bubbles: true }));
  expect(planDate.value).toBe('2027-03-20');
  planEnd.value = '22:00';
  planEnd.dispatchEvent(new Event('input', { bubbles: true }));
  expect(kept()).toEqual({ eventDate: '2027-03-20', endTime: '22:00' });
});
