import { afterEach, expect, test, vi } from 'vitest';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { addDays } from '@venue/shared/time/dates.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { paymentSchedule } from '../../../content/halls/payment-schedule.ts';
import { costSheet, type CostLine } from './cost-sheet.ts';
import { type EventPlan, eventPlanOf, examplePlan } from './event-plan.ts';

function sheetOf(changes: FieldValues) {
  return costSheet(eventPlanOf({ ...examplePlan, ...changes }, 0));
}

function line(changes: FieldValues, id: CostLine['id']) {
  const found = sheetOf(changes).lines.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

test('K-12 to K-14, K-16: rental and caution of each hall', () => {
  const totals = halls.map(({ name }) => sheetOf({ planHall: name }).total);
  expect(totals).toEqual([700_000, 1_700_000, 1_900_000]);
});

test('D-46, K-17: late hours are charged once after 8pm, and not at 8pm', () => {
  expect(line({ startTime: '12:00', endTime: '20:00' }, 'late').naira).toBe(0);
  expect(line({ startTime: '12:00', endTime: '22:00' }, 'late')).toMatchObject({
    naira: 50_000,
    rule: 'Once, because it ends at 22:00, after 8pm',
  });
  expect(line({ startTime: '18:00', endTime: '01:00' }, 'late').naira).toBe(50_000);
});

test('TC-11 to TC-13: guards by the hour, for at least five hours, and the sheet says so', () => {
  expect(line({ armedGuards: '2', guardHours: '6' }, 'armed')).toMatchObject({
    naira: 420_000,
    rule: '2 for 6 hours, at ₦35,000 an hour each',
  });
  expect(line({ unarmedGuards: '2', guardHours: '3' }, 'unarmed')).toMatchObject({
    naira: 250_000,
    rule: '2 for 5 hours, the minimum under the terms, at ₦25,000 an hour each',
  });
  expect(line({ armedGuards: '0', guardHours: '9' }, 'armed').naira).toBe(0);
});

test('TC-08: the first hour of a rehearsal is free', () => {
  expect(line({ rehearsalHours: '1' }, 'rehearsal').naira).toBe(0);
  expect(line({ rehearsalHours: '3' }, 'rehearsal').naira).toBe(20_000);
});

test('D-03, D-04: the sheet follows the hall that fits, until another is chosen', () => {
  expect(eventPlanOf(examplePlan, 50).hall.name).toBe('Ball Room');
  expect(eventPlanOf({ ...examplePlan, planHall: 'Wosilat Hall' }, 40).hall.name).toBe('Wosilat Hall');
  expect(eventPlanOf(examplePlan, 2000).hall.name).toBe('Wosilat Hall');
});

function scheduleOf(plan: EventPlan, today: string) {
  return paymentSchedule({ rental: plan.hall.rental, eventDate: plan.eventDate, ...costSheet(plan) }, today);
}

test('TC-02, TC-03: two payments thirty days ahead, one below that', () => {
  const plan = eventPlanOf(
    { ...examplePlan, eventDate: '2027-03-20', endTime: '22:00', unarmedGuards: '2' },
    0,
  );
  const days = (today: string) => scheduleOf(plan, today).map(({ when, naira }) => `${when}: ${naira}`);
  expect(days('2027-02-18')).toEqual([
    'To secure the date: 800000',
    'By Thu 18 Feb 2027: 950000',
    'With our office: 250000',
    'By Sat 27 Mar 2027: 200000',
  ]);
  expect(days('2027-02-19')).toEqual([
    'At once: 1700000',
    'Also at once: 50000',
    'With our office: 250000',
    'By Sat 27 Mar 2027: 200000',
  ]);
});

/** Year's ends, leap days and month ends among them. */
const days = ['2026-12-31', '2027-03-01', '2028-02-29', '2028-03-30', '2100-03-01'];
const zones = ['Etc/GMT+12', 'America/New_York', 'Africa/Lagos', 'Asia/Kolkata', 'Etc/GMT-14'];
const plans = halls.flatMap(({ name: planHall }) =>
  days.flatMap((eventDate) =>
    ['', '20:00', '20:01', '01:00'].flatMap((endTime) =>
      ['0', '1', '7'].map((count) =>
        eventPlanOf(
          {
            ...examplePlan,
            planHall,
            eventDate,
            startTime: '12:00',
            endTime,
            armedGuards: count,
            unarmedGuards: count,
            guardHours: count,
            rehearsalHours: count,
          },
          0,
        ),
      ),
    ),
  ),
);

afterEach(() => vi.unstubAllEnvs());

test.each(zones)('I-10: whatever is planned, the payments make the total, on clocks of %s too', (zone) => {
  vi.stubEnv('TZ', zone);
  for (const plan of plans) {
    const sheet = costSheet(plan);
    expect(sheet.lines.reduce((sum, { naira }) => sum + naira, 0)).toBe(sheet.total);
    for (const ahead of [-1, 0, 29, 30, 31, 400]) {
      const payments = scheduleOf(plan, addDays(plan.eventDate, -ahead));
      const paid = payments
        .filter(({ id }) => id !== 'caution-refund')
        .reduce((sum, { naira }) => sum + naira, 0);
      expect(paid).toBe(sheet.total);
      expect(payments[0]?.id).toBe(ahead < 30 ? 'full' : 'deposit');
    }
  }
});
