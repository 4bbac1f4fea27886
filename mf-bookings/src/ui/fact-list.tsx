import { styled } from 'styled-components';
import { media, role, space, type } from '@venue/shared/theme/tokens.ts';

/** Two facts in a row on phones, three from 900 px; if there are seven, four from 1200 px. */
export const FactList = styled.dl`
  ${type.ui}
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[20]};
  ${media.up(900)} {
    grid-template-columns: repeat(3, 1fr);
  }
  ${media.print} {
    grid-template-columns: repeat(3, 1fr);
  }
  /* Rows of three would leave the seventh alone; a stamp may be the eighth. */
  ${media.up(1200)} {
    &:has(> :nth-child(7):nth-last-child(-n + 2)) {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;

const Frame = styled.div`
  min-width: 0;
  dt {
    font-size: 1rem;
    color: ${role.text2};
    ${media.print} {
      font-size: 0.875rem;
    }
  }
  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

/** One fact of a {@link FactList}. */
export function Fact(props: {
  name: string;
  value: string;
  /** A name or number that must not be translated. */
  verbatim?: boolean | undefined;
}) {
  return (
    <Frame>
      <dt>{props.name}</dt>
      <dd translate={props.verbatim ? 'no' : undefined}>{props.value}</dd>
    </Frame>
  );
}
