import type { facilities } from '../content/facilities.ts';

/** x, y, width, height. */
type Box = readonly [x: number, y: number, width: number, height: number];

/** A facility in a drawing of 640 by 520 units. */
export type FacilityShape = {
  /** The building; its number is in the centre. */
  building: Box;
  /** Its path, if it is not that box. */
  outline?: string;
  /** Centre of the baseline of the name. */
  nameAt: readonly [x: number, y: number];
  /** Path from the court. */
  walkway: string;
};

export const facilityShapes: Readonly<Record<(typeof facilities)[number]['id'], FacilityShape>> = {
  'event-center': { building: [220, 40, 200, 114], nameAt: [320, 171], walkway: 'M320 194V164' },
  'event-hall': { building: [452, 40, 148, 136], nameAt: [526, 192], walkway: 'M370 214L444 172' },
  'conference-hall': { building: [508, 204, 92, 72], nameAt: [554, 292], walkway: 'M394 270h106' },
  'concert-space': { building: [472, 310, 128, 126], nameAt: [536, 452], walkway: 'M374 322L464 356' },
  cinema: { building: [396, 372, 68, 64], nameAt: [430, 452], walkway: 'M358 336L402 366' },
  'on-the-move': { building: [200, 390, 72, 56], nameAt: [236, 383], walkway: 'M282 334L246 384' },
  cafe: { building: [118, 390, 64, 56], nameAt: [150, 383], walkway: 'M266 322L184 384' },
  'night-club': { building: [40, 350, 70, 86], nameAt: [75, 452], walkway: 'M262 318L116 386' },
  lounge: { building: [40, 256, 90, 70], nameAt: [85, 342], walkway: 'M246 270H136' },
  hotel: {
    building: [40, 116, 60, 114],
    outline: 'M40 116h60v66h74v48H40z',
    nameAt: [110, 246],
    walkway: 'M264 218L186 174',
  },
  apartments: {
    building: [116, 46, 60, 84],
    outline: 'M116 46h60v30H116zM116 100h60v30H116z',
    nameAt: [146, 40],
    walkway: 'M278 206L184 130',
  },
};

export function outlineOf({ building: [x, y, width, height], outline }: FacilityShape): string {
  return outline ?? `M${x} ${y}h${width}v${height}H${x}z`;
}

export function centreOf({ building: [x, y, width, height] }: FacilityShape): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** At least 44 px wide if the drawing is 380 px wide. */
const leastTarget = 76;

/** Clickable area: the building, grown. */
export function targetOf(shape: FacilityShape) {
  const [, , buildingWidth, buildingHeight] = shape.building;
  const [width, height] = [
    Math.max(buildingWidth + 8, leastTarget),
    Math.max(buildingHeight + 8, leastTarget),
  ];
  const { x, y } = centreOf(shape);
  return { x: x - width / 2, y: y - height / 2, width, height };
}
