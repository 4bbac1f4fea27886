import { expect, test } from 'vitest';
import { createReservationService, type HallReservation } from './reservation.ts';

type Call = { url: string; headers: Headers; body: unknown };

function serviceAnswering(answer: () => Response | Promise<Response>) {
  const calls: Call[] = [];
  const service = createReservationService({
    baseUrl: 'https://reservations.example',
    apiKey: 'key_1',
    deadlineMs: 20,
    fetch: async (...call) => {
      const request = new Request(...call);
      calls.push({ url: request.url, headers: request.headers, body: await request.json() });
      return answer();
    },
  });
  return { service, calls };
}

function json(value: unknown, status = 200) {
  return () => new Response(JSON.stringify(value), { status });
}

const query = { date: '2027-03-20', people: 650 };
const reservation: HallReservation = {
  hallId: 15,
  date: '2027-03-20',
  people: 650,
  startTime: '12:00',
  purpose: 'Wedding Party',
  rental: 1_500_000,
  deposit: 800_000,
  remarks: 'Live band of nine',
  invoiceNumber: '481902',
  guest: { firstName: 'Morenikeji', lastName: 'Bello', phone: '0800 000 0000', email: 'm@example.com' },
};

test('C-09, C-10: the availability call', async () => {
  const { service, calls } = serviceAnswering(json({ errorCode: 0, types: [] }));
  await service.checkAvailability(query);
  expect(calls[0]?.url).toBe('https://reservations.example/Reservation/Availability');
  expect(calls[0]?.headers.get('x-api-key')).toBe('key_1');
  expect(calls[0]?.body).toEqual({
    checkInDate: '2027-03-20',
    checkOutDate: '2027-03-20',
    adultNo: '650',
    childNo: '0',
    facilityTypeId: 2,
  });
});

test('C-11, C-18: room types are read, whether their ids are numbers or strings', async () => {
  const { service } = serviceAnswering(
    json({ errorCode: 0, types: [{ roomTypeId: '16' }, { roomTypeId: 5 }] }),
  );
  expect(await service.checkAvailability(query)).toEqual({ kind: 'free', roomTypeIds: [16, 5] });
});

test('D-57: a hall with none available is taken', async () => {
  const types = [
    { roomTypeId: 16, available: 1 },
    { roomTypeId: 15, available: 0 },
    { roomTypeId: 5, available: null },
  ];
  const { service } = serviceAnswering(json({ errorCode: 0, types }));
  expect(await service.checkAvailability(query)).toEqual({ kind: 'free', roomTypeIds: [16, 5] });
});

test('E-04: a positive errorCode means that all halls are taken', async () => {
  const { service } = serviceAnswering(json({ errorCode: 1, errorMessage: 'none' }));
  expect(await service.checkAvailability(query)).toEqual({ kind: 'all-taken', reason: 'none' });
});

test('D-56: a negative errorCode is a configuration error that names the key', async () => {
  const { service } = serviceAnswering(json({ errorCode: -1, types: [] }));
  expect(await service.checkAvailability(query)).toMatchObject({
    kind: 'refused',
    error: { message: expect.stringContaining('reservation.apiKey') },
  });
});

test.each<[string, () => Response | Promise<Response>]>([
  ['network down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no JSON', () => new Response('<!doctype html>')],
  ['missing types', json({ errorCode: 0 })],
  ['missing errorCode', json({ types: [] })],
  ['errorCode null', json({ errorCode: null, types: [] })],
  ['wrong shape', json({ errorCode: 0, types: [{ id: 15 }] })],
  ['HTTP 500', json({ errorCode: 0, types: [] }, 500)],
])('E-06: %s is an exception', async (_, answer) => {
  const { service } = serviceAnswering(answer);
  expect((await service.checkAvailability(query)).kind).toBe('lost');
});

test('E-06: no answer within the deadline is an exception', async () => {
  const service = createReservationService({
    baseUrl: 'https://reservations.example',
    apiKey: 'key_1',
    deadlineMs: 5,
    fetch: (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  });
  expect((await service.checkAvailability(query)).kind).toBe('lost');
  expect((await service.addReservation(reservation)).kind).toBe('lost');
});

test('C-12 to C-16: the Add call', async () => {
  const { service, calls } = serviceAnswering(json({ bookingRef: 'R1', errorCode: 0 }));
  expect(await service.addReservation(reservation)).toEqual({ kind: 'added', bookingRef: 'R1' });
  expect(calls[0]?.url).toBe('https://reservations.example/Reservation/Add');
  expect(calls[0]?.headers.get('x-api-key')).toBe('key_1');
  expect(calls[0]?.body).toEqual({
    guest: {
      title: '',
      firstName: 'Morenikeji',
      lastName: 'Bello',
      phone: '0800 000 0000',
      email: 'm@example.com',
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
        checkInDate: '2027-03-20',
        checkOutDate: '2027-03-20',
        adultNo: '650',
        childNo: '0',
        arrivalTime: '12:00',
        purpose: 'Wedding Party',
        rate: 1_500_000,
        additionalReq: 'Invoice 481902. Live band of nine',
        quantity: 1,
      },
    ],
    payment: { payTypeId: 1, paymethodid: 1, amount: 800_000 },
  });
});

test.each([{}, { errorCode: 0 }, { errorCode: null, bookingRef: null }])(
  'C-17: %j refuses nothing and counts as added',
  async (answer) => {
    const { service } = serviceAnswering(json(answer));
    expect((await service.addReservation(reservation)).kind).toBe('added');
  },
);

test('C-17: an answer that cannot be parsed is lost, a refused one added nothing', async () => {
  const unreadable = serviceAnswering(() => new Response('OK'));
  expect((await unreadable.service.addReservation(reservation)).kind).toBe('lost');
  const broken = serviceAnswering(json({}, 502));
  expect((await broken.service.addReservation(reservation)).kind).toBe('lost');
  const refused = serviceAnswering(json({ bookingRef: '', errorCode: 2 }));
  expect((await refused.service.addReservation(reservation)).kind).toBe('refused');
});

test('without a key the page sends none: a proxy adds it', async () => {
  const sent: (string | null)[] = [];
  const service = createReservationService({
    baseUrl: 'https://venue.example/reservations',
    fetch: async (...call) => {
      sent.push(new Request(...call).headers.get('x-api-key'));
      return json({ errorCode: 0, types: [] })();
    },
  });
  await service.checkAvailability(query);
  expect(sent).toEqual([null]);
});

test.each([
  ['SBX-1', 'SBX-1'],
  [' ', undefined],
  [7, undefined],
])('the reference of a hold is used if it is a non-empty string (%j)', async (bookingRef, kept) => {
  const { service } = serviceAnswering(json({ errorCode: 0, bookingRef }));
  expect(await service.addReservation(reservation)).toEqual({ kind: 'added', bookingRef: kept });
});

test('a refusal, by code or by status, carries the service’s own message', async () => {
  const byCode = serviceAnswering(
    json({ bookingRef: '', errorCode: 1, errorMessage: 'guest.email: must be an e-mail address' }),
  );
  expect(await byCode.service.addReservation(reservation)).toMatchObject({
    kind: 'refused',
    reason: 'guest.email: must be an e-mail address',
  });
  const byStatus = serviceAnswering(json({ errorMessage: 'Too many requests.' }, 429));
  expect(await byStatus.service.addReservation(reservation)).toMatchObject({
    kind: 'refused',
    reason: 'Too many requests',
  });
  const silent = serviceAnswering(json({}, 401));
  expect(await silent.service.checkAvailability(query)).toMatchObject({ kind: 'refused', reason: undefined });
});
