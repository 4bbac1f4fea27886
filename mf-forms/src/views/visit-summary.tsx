import { styled } from 'styled-components';
import { icalendar } from '@venue/shared/downloads/icalendar.ts';
import { saveFile } from '@venue/shared/downloads/save-file.ts';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { parseWholeNumber } from '@venue/shared/form/parse-input.ts';
import { counted } from '@venue/shared/text/numbers.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { formatLongDate, lagosInstant } from '@venue/shared/time/dates.ts';
import { dayMs } from '@venue/shared/time/durations.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { zoneSuffix } from '@venue/shared/time/zone-suffix.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { place, region, street, brand, mainPhone } from '@venue/shared/venue/contacts.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';

/** A requested visit as an iCalendar file. `writtenAt` in ms since the epoch. */
export function visitCalendar(values: FieldValues, writtenAt: number): string {
  const { visitDate = '', visitTime = '', places } = values;
  const at = lagosInstant(visitDate, visitTime);
  const placesText = places === undefined ? '' : `\nTo see: ${places}`;
  return icalendar([
    {
      uid: `visit-${visitDate}-${visitTime.replace(':', '')}`,
      writtenAt,
      when: { kind: 'instant', at },
      summary: `Visit to ${brand.name} (requested)`,
      description: `Not confirmed until the office calls you. Questions: ${mainPhone}.${placesText}\nDirections: ${place.mapUrl}`,
      reminder: at - dayMs > writtenAt,
    },
  ]);
}

const Summary = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-block: ${space[8]} ${space[20]};
`;

/** After sending: what was requested, a calendar file, and directions. */
export function VisitSummary({ values }: { values: FieldValues }) {
  const { visitDate = '', visitTime = '', people = '', places } = values;
  const placesText = places === undefined ? '' : ` To see: ${places}.`;
  const save = () =>
    saveFile(`Visit ${visitDate}.ics`, {
      content: visitCalendar(values, now()),
      mediaType: 'text/calendar;charset=utf-8',
    });
  return (
    <Summary>
      <p>
        {`You asked for ${formatLongDate(visitDate)}, ${hourText(visitTime)}${zoneSuffix()}, for ${counted(parseWholeNumber(people) ?? 1, 'person', 'people')}.${placesText}`}
      </p>
      <p translate="no">
        {street}, {region}
      </p>
      <ButtonRow>
        <Button onClick={save}>Add to calendar</Button>
        <Button as="a" href={place.mapUrl} target="_blank" rel="noopener" $look="line">
          Directions
          <Icon name="newTab" />
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </Button>
      </ButtonRow>
      <Small>Browsers inside other apps can’t save files: take a screenshot there.</Small>
    </Summary>
  );
}
