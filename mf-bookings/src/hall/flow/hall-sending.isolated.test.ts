import { expect, test } from 'vitest';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { followSending, maybeHeld, noteSending, sendingUnderWay } from './hall-sending.ts';

/** Something that is being sent, until it is ended. */
function sending() {
  let end: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { sent, end: () => end() };
}

test('E-13: who comes back while their form is being sent is told how that ended', async () => {
  expect(sendingUnderWay()).toBeUndefined();
  const { sent, end } = sending();
  void followSending(sent);
  const back = sendingUnderWay();
  noteSending({ type: 'stepped', step: 'holding' });
  noteSending({ type: 'held', booking: sampleBooking, news: undefined });
  end();
  expect(await back).toEqual({ type: 'held', booking: sampleBooking, news: undefined });
  expect(sendingUnderWay()).toBeUndefined();
});

test('E-13: the end of an earlier one says nothing of a later', async () => {
  const [first, second] = [sending(), sending()];
  void followSending(first.sent);
  const later = followSending(second.sent);
  first.end();
  await first.sent;
  await Promise.resolve();
  const back = sendingUnderWay();
  expect(back).toBeDefined();
  second.end();
  await later;
  expect(await back).toBeUndefined();
});

test('D-22: what breaks once the hold was asked for may be held; the next one has not asked yet', () => {
  const { sent } = sending();
  void followSending(sent);
  noteSending({ type: 'stepped', step: 'checking' });
  expect(maybeHeld()).toBe(false);
  noteSending({ type: 'stepped', step: 'holding' });
  noteSending({ type: 'stepped', step: 'writing' });
  expect(maybeHeld()).toBe(true);
  void followSending(sent);
  expect(maybeHeld()).toBe(false);
});
