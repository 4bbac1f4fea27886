import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';

/** Parts of a booking form, then consent and button; from 900 px the price (an `aside`) is beside them. */
export const FormLayout = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 7fr 4fr;
    grid-template-rows: auto auto 1fr;
    gap: 0 ${layout.freeColumn};
    > aside {
      grid-area: 1 / 2 / 4 / 3;
    }
  }
`;

export const FormParts = styled.div`
  display: grid;
  gap: ${space[52]};
  min-width: 0;
  /* Shows the edge of the indigo above the first part. */
  padding-top: calc(var(--overlap) + ${space[20]});
  /* The edge of the indigo separates enough. */
  > :first-child {
    border-top: 0;
  }
`;

/** On phones the price comes before it. */
export const FormConsent = styled.div`
  min-width: 0;
  ${media.up(900)} {
    padding-top: ${space[52]};
  }
`;

export const FormEnd = styled.div`
  display: grid;
  gap: ${space[12]};
  ${media.up(640)} {
    justify-items: start;
  }
  ${media.up(900)} {
    padding-top: 28px;
  }
`;
