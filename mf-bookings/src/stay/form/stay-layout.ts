import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { color, layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { stickyBeside } from '@venue/shared/theme/sticky-beside.ts';
import { styled } from 'styled-components';

/** One column on phones; from 900 px, picture, price and what happens when you pay are a card beside the form. */
export const StayLayout = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: 28px;
  ${media.up(900)} {
    /* Only the card overlaps the page's dark top. */
    --overlap: 0px;
    grid-template: auto auto 1fr / ${layout.columns(7)} minmax(0, 1fr);
    gap: ${space[20]} ${layout.freeColumn};
    align-items: start;
  }
`;

/** Its parts are separate on phones, where `WhenYouPayBox` comes after the button. */
export const StayCard = styled.aside`
  display: contents;
  ${type.ui}
  ${stickyBeside}
  ${media.up(900)} {
    display: block;
    grid-area: 1 / 2 / 4 / 3;
    border: 1px solid ${color.hair};
    background: ${color.white};
  }
`;

export const PriceBox = styled.div`
  margin-top: -28px;
  border: 1px solid ${color.hair};
  background: ${color.white};
  ${media.up(900)} {
    margin: 0;
    border: 0;
  }
`;

export const PriceText = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: 16px 18px 18px;
  ${media.up(900)} {
    padding: 22px 26px 18px;
  }
`;

/** Holds content that loads below the first screen; takes no room until then. */
export const WhenYouPaySlot = styled.div`
  display: contents;
`;

/** Comes after the steps on phones. */
export const WhenYouPayBox = styled.div`
  ${shownWhenRead}
  order: 4;
  ${media.below(900)} {
    padding: 16px 18px 0;
    border: 1px solid ${color.hair};
    background: ${color.white};
  }
  ${media.up(900)} {
    margin: 0 26px 12px;
  }
`;

export const StayParts = styled.div`
  display: grid;
  gap: 40px;
  order: 1;
  min-width: 0;
  ${media.up(900)} {
    order: 0;
    grid-area: 2 / 1;
    /* The edge of the indigo separates enough. */
    > section:first-child {
      border-top: 0;
    }
  }
`;

export const StayEnd = styled.div`
  display: grid;
  gap: ${space[32]};
  order: 3;
  margin-top: 12px;
  > [role='group'] {
    margin-block: 12px;
  }
  ${media.up(900)} {
    order: 0;
    grid-area: 3 / 1;
    margin-top: ${space[20]};
  }
`;
