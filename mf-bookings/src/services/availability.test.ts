import { expect, test, vi } from 'vitest';
import { createRoomCheck } from './availability.ts';

const service = {
  baseUrl: 'https://reservations.example',
  apiKey: 'key',
  rooms: { 'deluxe-suite': { facilityTypeId: 1, roomTypeId: 12 } },
};

function answering(answer: object) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(answer)));
  const ask = createRoomCheck(service, { fetch });
  return { fetch, ask: () => ask('deluxe-suite', '2026-12-04', '2026-12-07') };
}

test('the service is asked about the place and its nights, with its own numbers', async () => {
  const { fetch, ask } = answering({ errorCode: 0, types: [{ roomTypeId: 12, available: 3 }] });
  expect(await ask()).toEqual({ kind: 'free' });
  const body = JSON.stringify({
    checkInDate: '2026-12-04',
    checkOutDate: '2026-12-07',
    adultNo: '1',
    childNo: '0',
    facilityTypeId: 1,
  });
  expect(fetch).toHaveBeenCalledWith(
    'https://reservations.example/Reservation/Availability',
    expect.objectContaining({ body }),
  );
});

test.each([
  [{ errorCode: 0, types: [{ roomTypeId: 11, available: 1 }] }, 'taken'],
  [{ errorCode: 1, types: [] }, 'taken'],
  [{ errorCode: -1 }, 'refused'],
])('%j is %s', async (answer, kind) => {
  expect((await answering(answer).ask()).kind).toBe(kind);
});

test('the service is not asked about a place that it does not know', async () => {
  const { fetch } = answering({});
  const ask = createRoomCheck(service, { fetch });
  expect(await ask('concert-space', '2026-12-04', '2026-12-04')).toEqual({ kind: 'free' });
  expect(fetch).not.toHaveBeenCalled();
});
