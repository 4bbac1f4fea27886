import { styled } from 'styled-components';
import { color, media, surface } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { SegmentedControl } from '../../../sections/segmented-control.tsx';
import { HallSearch } from './hall-search.tsx';
import { RoomSearch } from './room-search.tsx';
import { labelHeight } from './search-form.ts';

const Strip = styled.section`
  ${surface.dark}
  grid-row: 3;
  border-block: 1px solid var(--hairline);
  background: ${color.indigo900};
  ${media.up(900)} {
    grid-area: 3 / 1 / auto / -1;
  }
`;

/** Shows the form of the chosen option, without scripts too; without `:has()` both are shown. */
const ChoiceAndForms = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-block: 14px 16px;
  > fieldset {
    justify-self: stretch;
  }
  > form {
    display: flex;
  }
  ${media.up(900)} {
    grid-template-columns: auto 1fr;
    gap: 0 24px;
    align-items: start;
    padding-block: 22px 20px;
    > fieldset {
      margin-top: ${labelHeight};
    }
    > form {
      display: grid;
    }
  }
  &:has([value='room']:checked) > [data-ask='hall'],
  &:not(:has([value='room']:checked)) > [data-ask='room'] {
    display: none;
  }
`;

const searchKinds = [
  { value: 'hall', title: 'Hall' },
  { value: 'room', title: 'Room' },
] as const;

/** Asks for a hall or a room and a date, and hands both to the booking form. */
export function DateSearch() {
  return (
    <Strip aria-label="Check a date">
      <ChoiceAndForms>
        <SegmentedControl name="ask" label="Hall or room" options={searchKinds} />
        <HallSearch />
        <RoomSearch />
      </ChoiceAndForms>
    </Strip>
  );
}
