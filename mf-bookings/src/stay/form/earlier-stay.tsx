import { space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { styled } from 'styled-components';
import type { Place } from '../booking/places.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import { periodText } from '../booking/stay-text.ts';

const Text = styled.p`
  padding-bottom: ${space[12]};
`;

/** Whoever comes for other days finds the form, and from there the receipt of what was booked before. */
export function EarlierStay(props: { place: Place; stay: StayRecord; onShow: () => void }) {
  const { place, stay, onShow } = props;
  return (
    <Note>
      <Text>{`You have a booking here for ${periodText(place, stay)}.`}</Text>
      <Button $variant="line" onClick={onShow}>
        Show its receipt
      </Button>
    </Note>
  );
}
