import { useId } from 'react';
import { spiral } from '@venue/shared/pattern/motifs.tsx';
import { facilityShapes, outlineOf } from './facility-shapes.ts';

/** A double wall, open at the gate. */
const wall = 'M288 480H8V8H632V480H352M288 464H24V24H616V464H352M288 458V486M352 458V486';
const road = 'M0 504H640';

/** Outlines of the buildings, and the walls between the halls. */
const houses = `${Object.values(facilityShapes).map(outlineOf).join('')}M452 86h148M452 134h148`;

/** The breeze-block front of the event center. */
const screen = 'M220 40h200v114H220zM234 54v86h172v-86z';

/** Corridors, rooms, the stage, the bays for cars, the counter and the bar. */
const interiors =
  'M58 116v96h116M40 140h18M40 164h18M40 188h18M82 116v66M82 138h18M82 160h18' +
  'M76 212v18M100 212v18M124 212v18M148 212v18M124 182v14M148 182v14M100 196h74' +
  'M146 46v30M146 100v30' +
  'M600 336q-46 37 0 74M588 346q-28 27 0 54' +
  'M408 380h44' +
  'M214 446v-14M228 446v-14M242 446v-14M256 446v-14' +
  'M126 398h48' +
  'M48 358h54v20H48z' +
  'M48 312h74';

/** Tables, chairs and guests, drawn as dots along lines. */
const rows =
  'M246 74h148M246 120h148' +
  'M464 54h128M464 72h128M464 100h128M464 120h128M464 146h128M464 164h128' +
  'M518 220h76M518 234h20M574 234h22M518 248h20M574 248h22M518 262h76' +
  'M562 330q-40 43 0 86M542 326q-46 47 0 94M520 324q-50 49 0 98M498 324q-40 49 0 98' +
  'M406 424h52M406 394h10M446 394h10' +
  'M128 432h48M50 388h8M94 388h8M50 402h8M94 402h8M52 422h48M50 272h72M50 300h12M110 300h12';

const pool =
  'M148 258h68v64h-68zM154 274q8-7 14 0t14 0t14 0t14 0M154 290q8-7 14 0t14 0t14 0t14 0M154 306q8-7 14 0t14 0t14 0t14 0';
/** From the gate to the court; `facilityShapes` has the paths to the doors. */
const paths = 'M320 456V346M246 270h-22';
const palms = [
  [250, 182],
  [390, 182],
  [222, 346],
  [366, 440],
  [290, 440],
  [446, 214],
  [446, 326],
  [198, 62],
  [198, 112],
] as const;
const frond = 'm0-9v18m-8-13l16 8m-16 0l16-8';

/** The grounds from above, in the style of adire cloth: light lines on indigo. */
export function Grounds() {
  const lattice = `lattice${useId()}`;
  return (
    <>
      <pattern id={lattice} width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 0l7 7M7 0L0 7" stroke="currentColor" strokeWidth="1.1" />
      </pattern>
      <path d={screen} fill={`url(#${lattice})`} fillRule="evenodd" />
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <path d={wall} />
        <path d={houses} strokeWidth="2.6" />
        <path d="M234 54h172v86H234z" />
        <path d={interiors} strokeWidth="1.4" />
        <path d={pool} strokeWidth="1.6" />
        <path d={road} strokeWidth="3" strokeDasharray="18 12" />
        <path d={palms.map(([x, y]) => `M${x} ${y}${frond}`).join('')} strokeWidth="1.6" />
        <g strokeLinecap="round">
          <path d={rows} strokeWidth="3.4" strokeDasharray="0 8" />
          <path d={paths} strokeWidth="2.2" strokeDasharray="0 7" />
          <path d="M278 472H16V16H624V472H362" strokeWidth="3" strokeDasharray="0 9.6" />
          <circle cx="320" cy="270" r="74" strokeWidth="3.4" strokeDasharray="0 10" />
          <circle cx="320" cy="270" r="62" strokeWidth="2" />
          <path d={spiral} strokeWidth="2.6" transform="translate(272 222) scale(1.5)" />
        </g>
      </g>
    </>
  );
}
