/** Facility type of the event halls in the reservation service. */
export const hallFacilityTypeId = 2;

/** The halls the reservation service knows, with their day rate in naira. */
export const halls = [
  { roomTypeId: 16, roomType: 'Ball Room', rate: 500_000, guests: 80 },
  { roomTypeId: 15, roomType: 'Ambali Hall', rate: 1_500_000, guests: 800 },
  { roomTypeId: 5, roomType: 'Wosilat Hall', rate: 1_700_000, guests: 900 },
] as const;

/** Name of a hall for people; an unknown id keeps its number. */
export function hallName(roomTypeId: number): string {
  return halls.find((hall) => hall.roomTypeId === roomTypeId)?.roomType ?? `Room type ${roomTypeId}`;
}
