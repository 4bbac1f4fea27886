import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { unscripted } from '@venue/shared/theme/unscripted.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { IconButton } from '@venue/shared/ui/icon-button.tsx';
import { useSwiped } from './use-swiped.ts';

const Bar = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  justify-content: flex-end;
  margin-top: ${space[8]};
  font-variant-numeric: tabular-nums;
  color: ${role.text2};
  ${unscripted} {
    display: none;
  }
  ${media.up(640)} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

type SwipeCountProps = {
  row: RefObject<HTMLElement | null>;
  count: number;
  /** What one part is, in small letters: `wedding`. */
  one: string;
};

/** Under a row that phones swipe: which of how many is in sight, and a button to the next. After the last comes the first. */
export function SwipeCount({ row, count, one }: SwipeCountProps) {
  const { shown, show } = useSwiped(row);
  return (
    <Bar>
      <span>{`${shown + 1} of ${count}`}</span>
      <IconButton aria-label={`Next ${one}`} onClick={() => show((shown + 1) % count)}>
        <Icon name="next" />
      </IconButton>
    </Bar>
  );
}
