import type { facilities } from '../content/facilities.ts';

type Point = readonly [x: number, y: number];

/** In a drawing of 640 by 520 units. Targets are at least 44 px wide if it is drawn 380 px wide. */
export type Door = {
  /** Centre of the number. */
  at: Point;
  /** Centre of the baseline of the name. */
  nameAt: Point;
  /** Outline of the building. */
  house: string;
  /** Path from the court. */
  way: string;
  /** Clickable area: x, y, width, height. */
  target: readonly [x: number, y: number, width: number, height: number];
};

type DoorId = (typeof facilities)[number]['id'];

export const doors: Readonly<Record<DoorId, Door>> = {
  'event-center': {
    at: [320, 97],
    nameAt: [320, 171],
    house: 'M220 40h200v114H220z',
    way: 'M320 194V164',
    target: [216, 36, 208, 122],
  },
  'event-hall': {
    at: [526, 108],
    nameAt: [526, 196],
    house: 'M452 40h148v136H452z',
    way: 'M370 214L444 172',
    target: [448, 36, 156, 144],
  },
  'conference-hall': {
    at: [554, 240],
    nameAt: [554, 296],
    house: 'M508 204h92v72H508z',
    way: 'M394 270h106',
    target: [504, 200, 100, 80],
  },
  'concert-space': {
    at: [536, 373],
    nameAt: [536, 455],
    house: 'M472 310h128v126H472z',
    way: 'M374 322L464 356',
    target: [468, 306, 136, 134],
  },
  cinema: {
    at: [430, 404],
    nameAt: [430, 455],
    house: 'M396 372h68v64H396z',
    way: 'M358 336L402 366',
    target: [390, 364, 76, 76],
  },
  'on-the-move': {
    at: [236, 418],
    nameAt: [236, 383],
    house: 'M200 390h72v56H200z',
    way: 'M282 334L246 384',
    target: [196, 366, 80, 80],
  },
  cafe: {
    at: [150, 418],
    nameAt: [150, 383],
    house: 'M118 390h64v56H118z',
    way: 'M266 322L184 384',
    target: [114, 366, 76, 80],
  },
  'night-club': {
    at: [75, 393],
    nameAt: [75, 455],
    house: 'M40 350h70v86H40z',
    way: 'M262 318L116 386',
    target: [34, 346, 78, 94],
  },
  lounge: {
    at: [85, 291],
    nameAt: [85, 343],
    house: 'M40 256h90v70H40z',
    way: 'M246 270H136',
    target: [34, 252, 184, 78],
  },
  hotel: {
    at: [70, 173],
    nameAt: [110, 249],
    house: 'M40 116h60v66h74v48H40z',
    way: 'M264 218L186 174',
    target: [34, 112, 146, 122],
  },
  apartments: {
    at: [146, 88],
    nameAt: [146, 40],
    house: 'M116 46h60v30H116zM116 100h60v30H116z',
    way: 'M278 206L184 130',
    target: [106, 36, 80, 76],
  },
};
