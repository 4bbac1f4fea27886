import { lagosInstant } from '@venue/shared/time/dates.ts';
import { icalendar } from '@venue/shared/downloads/icalendar.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { brand, mainPhone, place } from '@venue/shared/venue/contacts.ts';

const dayMs = 86_400_000;

/** A requested visit as an iCalendar file. `writtenAt` in ms since the epoch. */
export function visitCalendar(values: FieldValues, writtenAt: number): string {
  const { visitDate = '', visitTime = '', places } = values;
  const at = lagosInstant(visitDate, visitTime);
  const seen = places === undefined ? '' : `\nTo see: ${places}`;
  return icalendar([
    {
      uid: `visit-${visitDate}-${visitTime.replace(':', '')}`,
      writtenAt,
      when: { kind: 'instant', at },
      summary: `Visit to ${brand.name} (requested)`,
      description: `Not confirmed until the office calls you. Questions: ${mainPhone}.${seen}\nDirections: ${place.mapUrl}`,
      reminder: at - dayMs > writtenAt,
    },
  ]);
}
