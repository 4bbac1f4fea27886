import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { color, layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { inSight } from '@venue/shared/ui/in-sight.ts';
import { styled } from 'styled-components';

/**
 * The form of a stay. Phones read name, price, nights, names, the button and what it does; from 900 px
 * picture, price and what paying does are one card beside the form.
 */
export const StayLayout = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: 28px;
  ${media.up(900)} {
    /* The card alone lies on the desk, and from its top: the desk ends under the heading. */
    --overlap: 0px;
    grid-template: auto auto 1fr / minmax(0, 7fr) minmax(0, 4fr);
    gap: ${space[20]} ${layout.freeColumn};
    align-items: start;
  }
`;

/** Apart on phones, where what paying does comes after the button; one card above. */
export const StayCard = styled.aside`
  display: contents;
  ${type.ui}
  ${inSight}
  ${media.up(900)} {
    display: block;
    grid-area: 1 / 2 / 4 / 3;
    border: 1px solid ${color.hair};
    background: ${color.white};
  }
`;

/** Picture and price. */
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

/** Holds what comes after the first screen, and takes no room until then. */
export const WhenYouPaySlot = styled.div`
  display: contents;
`;

/** What paying does, on phones after the steps. */
export const WhenYouPayBox = styled.div`
  ${shownWhenRead}
  order: 4;
  @media (max-width: 899.98px) {
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
  }
`;

/** The two ways on, as far below the parts as these are apart. */
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
