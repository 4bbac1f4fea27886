import * as z from 'zod';

const hallType = z.object({
  roomTypeId: z.int(),
  roomType: z.string(),
  rate: z.number(),
  guests: z.number(),
});
type HallType = z.infer<typeof hallType>;

const specifiedHalls: readonly HallType[] = [
  { roomTypeId: 16, roomType: 'Ball Room', rate: 500_000, guests: 80 },
  { roomTypeId: 15, roomType: 'Ambali Hall', rate: 1_500_000, guests: 800 },
  { roomTypeId: 5, roomType: 'Wosilat Hall', rate: 1_700_000, guests: 900 },
];

/** 2 is the service's facility type of event halls. */
export function hallsFrom(text: string | undefined) {
  const types = text === undefined ? specifiedHalls : z.array(hallType).parse(JSON.parse(text));
  return types.map((type) => Object.assign({ facilityTypeId: 2 }, type));
}

/**
 * The halls that the reservation service knows, with their day rate in naira: those in `SANDBOX_HALLS`, or the
 * specified ones.
 */
export const halls = hallsFrom(process.env['SANDBOX_HALLS']);

/** The rooms, apartments and the concert space. They are booked by the night, so the last day stays free. */
export const rooms = [
  { facilityTypeId: 1, roomTypeId: 11, roomType: 'Standard suite', rate: 25_000, guests: 2 },
  { facilityTypeId: 1, roomTypeId: 12, roomType: 'Deluxe suite', rate: 30_000, guests: 2 },
  { facilityTypeId: 3, roomTypeId: 31, roomType: 'Concert space', rate: 1_300_000, guests: 2500 },
  { facilityTypeId: 4, roomTypeId: 42, roomType: '2 bedroom apartment', rate: 60_000, guests: 4 },
  { facilityTypeId: 4, roomTypeId: 43, roomType: '3 bedroom apartment', rate: 80_000, guests: 6 },
] as const;

/** Everything that can be reserved. */
export const roomTypes = [...halls, ...rooms];

/** Display name of a hall or room, or its number if unknown. */
export function hallName(roomTypeId: number): string {
  return roomTypes.find((type) => type.roomTypeId === roomTypeId)?.roomType ?? `Room type ${roomTypeId}`;
}
