import { addressOf } from '@venue/shared/contract/address-of.ts';
import { inFigures } from '@venue/shared/text/numbers.ts';
import { hallGuests } from '@venue/shared/venue/halls.ts';
import { corporateGalaSetting } from '../../media/pictures/corporate-gala-setting.ts';
import { outdoorFunctionLights } from '../../media/pictures/outdoor-function-lights.ts';
import { weddingDetail } from '../../media/pictures/wedding-detail.ts';
import { roundTable, square, type SeatGroup } from '../../seating/seating-plan.ts';
import type { PictureCardContent } from '../picture-card-content.ts';
import { capacities } from './capacities.ts';

/** What comes with it (FC-13). */
export const eventCenterSpecs = [
  {
    name: `Capacity ${capacities.eventCenter}`,
    text: `The whole event center, by quote. One hall alone seats ${inFigures(hallGuests.to)} at most.`,
  },
  {
    name: 'Table and chair setup and cleaning',
    text: 'We set out before you arrive, and clear and sweep after you leave.',
  },
  { name: 'On-site management', text: 'One manager, on site from the first table to the last guest.' },
  { name: 'Indoor and outdoor security guards', text: 'At the gate and the doors, and watching the cars.' },
] as const;

export const eventCenterEvenings = [
  {
    title: 'A wedding',
    picture: weddingDetail,
    links: [{ title: 'Weddings', path: addressOf('mf-marketing/wedding-events') }],
  },
  {
    title: 'An award night',
    picture: corporateGalaSetting,
    links: [{ title: 'Corporate events', path: addressOf('mf-marketing/corporate-events') }],
  },
  {
    title: 'A birthday under the palms',
    picture: outdoorFunctionLights,
    links: [{ title: 'Social events', path: addressOf('mf-marketing/social-events') }],
  },
] as const satisfies readonly PictureCardContent[];

const tables = Math.ceil(capacities.eventCenter / roundTable.seats);
const columns = 50;

const phoneColumns = 25;

const hallTables = Math.ceil(hallGuests.to / roundTable.seats);

type Field = { tables: number; perRow: number };

function placesOf({ tables: count, perRow }: Field): SeatGroup[] {
  return Array.from({ length: count }, (_, table) => ({
    kind: 'round',
    at: { x: ((table % perRow) + 0.5) * square, y: (Math.floor(table / perRow) + 0.5) * square },
  }));
}

function fieldOf(field: Field, isHall: (table: number) => boolean) {
  const seats = placesOf(field);
  return {
    width: field.perRow * square,
    height: Math.ceil(field.tables / field.perRow) * square,
    /** The tables of the largest hall, and all others. */
    hall: seats.filter((_, table) => isHall(table)),
    others: seats.filter((_, table) => !isHall(table)),
  };
}

/** Whole columns of tables, the first ones. */
const hallColumns = Math.round(hallTables / (tables / columns));

/** Every table of the full event center (FC-13): a count, not a plan of the room. */
export const fullHouse = {
  tables,
  /** The share of the width that the largest hall’s tables take up. */
  hallShare: hallColumns / columns,
  whole: fieldOf({ tables, perRow: columns }, (table) => table % columns < hallColumns),
  /** For phones. */
  narrow: fieldOf({ tables, perRow: phoneColumns }, (table) => table < hallTables),
} as const;
