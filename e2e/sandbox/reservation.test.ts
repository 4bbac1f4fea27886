import { expect, test } from 'vitest';
import * as z from 'zod';
import type { SandboxLane } from './client.ts';
import { hallsFrom } from './known-halls.ts';
import { runningLane } from './running-sandbox.ts';

const stay = { checkInDate: '2027-03-20', checkOutDate: '2027-03-20', adultNo: '650', childNo: '0' };

const addBody = {
  guest: {
    title: 'Mrs',
    firstName: 'Morenikeji',
    lastName: 'Bello',
    phone: '0800 000 0000',
    email: 'morenikeji@example.com',
    sex: '',
    occupation: '',
    countryId: 1,
    address1: '',
    address2: '',
    city: '',
    stateId: 1,
  },
  reservations: [
    {
      roomTypeId: 15,
      ...stay,
      arrivalTime: '12:00',
      purpose: 'Wedding Party',
      rate: 1_500_000,
      additionalReq: '',
      quantity: 1,
    },
  ],
  payment: { payTypeId: 1, paymethodid: 1, amount: 1_700_000 },
};

const answerSchema = z.object({
  errorCode: z.int(),
  errorMessage: z.string(),
  bookingRef: z.string().optional(),
  types: z.array(z.looseObject({ roomTypeId: z.int(), rate: z.int(), available: z.int() })).optional(),
});
type Answer = z.infer<typeof answerSchema>;

function callWith(key: string) {
  return async (lane: SandboxLane, path: 'Availability' | 'Add', body: unknown): Promise<Answer> => {
    const response = await fetch(`${lane.origin}/Reservation/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return answerSchema.parse(await response.json());
  };
}
const call = callWith('sandbox_reservation_key');

function availability(lane: SandboxLane, change: Record<string, unknown> = {}): Promise<Answer> {
  return call(lane, 'Availability', { ...stay, facilityTypeId: 2, ...change });
}

function free(answer: Answer): number[] {
  return (answer.types ?? []).filter(({ available }) => available > 0).map(({ roomTypeId }) => roomTypeId);
}

test('C-11: the three halls are on offer with their rates', async () => {
  const answer = await availability(await runningLane());
  expect(answer.errorCode).toBe(0);
  expect(answer.types?.map(({ roomTypeId, rate, available }) => [roomTypeId, rate, available])).toEqual([
    [16, 500_000, 1],
    [15, 1_500_000, 1],
    [5, 1_700_000, 1],
  ]);
});

test('it knows a venue’s own halls by their ids', () => {
  const roof = { roomTypeId: 71, roomType: 'Roof', rate: 300_000, guests: 150 };
  expect(hallsFrom(JSON.stringify([roof]))).toEqual([{ facilityTypeId: 2, ...roof }]);
});

test('D-57: a reserved hall is taken on that date only', async () => {
  const lane = await runningLane();
  const added = await call(lane, 'Add', addBody);
  expect(added).toMatchObject({ errorCode: 0, bookingRef: expect.stringMatching(/^SBX-/) });
  expect(free(await availability(lane))).toEqual([16, 5]);
  expect(free(await availability(lane, { checkInDate: '2027-03-21', checkOutDate: '2027-03-21' }))).toEqual([
    16, 15, 5,
  ]);
  expect(await call(lane, 'Add', addBody)).toMatchObject({ errorCode: 2, bookingRef: '' });
  expect((await lane.received()).reservations).toHaveLength(1);
});

test('a room is booked by the night: its last day is free for the next guest', async () => {
  const lane = await runningLane();
  const room = { roomTypeId: 12, checkInDate: '2027-03-20', checkOutDate: '2027-03-22' };
  const added = await call(lane, 'Add', {
    ...addBody,
    reservations: [{ ...addBody.reservations[0], ...room }],
  });
  expect(added.errorCode).toBe(0);
  const rooms = (checkInDate: string, checkOutDate: string) =>
    availability(lane, { facilityTypeId: 1, checkInDate, checkOutDate });
  expect(free(await rooms('2027-03-21', '2027-03-23'))).toEqual([11]);
  expect(free(await rooms('2027-03-22', '2027-03-23'))).toEqual([11, 12]);
});

test('E-04: with every hall reserved the answer is a positive error code', async () => {
  const lane = await runningLane();
  await Promise.all(
    [16, 15, 5].map((roomTypeId) =>
      call(lane, 'Add', { ...addBody, reservations: [{ ...addBody.reservations[0], roomTypeId }] }),
    ),
  );
  expect(await availability(lane)).toMatchObject({ errorCode: 1, types: [] });
});

test('C-15: the request log keeps the body as it was sent', async () => {
  const lane = await runningLane();
  await call(lane, 'Add', addBody);
  expect((await lane.received()).requests[0]).toMatchObject({ endpoint: 'add', status: 200, body: addBody });
});

test('D-56: a missing or unknown key is error code -1 with HTTP 200', async () => {
  const lane = await runningLane();
  const body = { ...stay, facilityTypeId: 2 };
  expect(await callWith('wrong')(lane, 'Availability', body)).toMatchObject({ errorCode: -1 });
  expect(await callWith('')(lane, 'Add', addBody)).toMatchObject({ errorCode: -1 });
});

test.for([
  [{ adultNo: 650 }, 'adultNo'],
  [{ checkInDate: '20/03/2027' }, 'checkInDate'],
  [{ checkOutDate: '2027-03-19' }, 'checkOutDate'],
  [{ facilityTypeId: '2' }, 'facilityTypeId'],
] as const)('C-10: a body with %o is refused by naming %s', async ([change, field]) => {
  const answer = await availability(await runningLane(), change);
  expect(answer).toMatchObject({ errorCode: 1, errorMessage: expect.stringContaining(field) });
});

test('C-13: an incomplete Add names the field', async () => {
  const lane = await runningLane();
  const { stateId: _, ...guest } = addBody.guest;
  expect((await call(lane, 'Add', { ...addBody, guest })).errorMessage).toContain('guest.stateId');
  const reservations = [{ ...addBody.reservations[0], quantity: '1' }];
  expect((await call(lane, 'Add', { ...addBody, reservations })).errorMessage).toContain(
    'reservations.0.quantity',
  );
});
