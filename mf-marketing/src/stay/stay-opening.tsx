import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, space } from '@venue/shared/theme/tokens.ts';
import type { PictureRecord } from '../media/picture-record.ts';
import { SplitOpening } from '../sections/split-opening.tsx';

/** Goes on from the opening sentence. */
const From = styled.p`
  && {
    margin-block: ${space[8]} ${layout.underLede};
  }
  b {
    font-weight: 650;
    white-space: nowrap;
  }
`;

type StayOpeningProps = {
  title: string;
  /** Short name of the page, as navigation has it. */
  here: string;
  /** The page's one aphorism. */
  lede: string;
  /** What a night costs here, from the least. */
  from: ReactNode;
  picture: PictureRecord;
  caption?: string | undefined;
  /** The dates. */
  children: ReactNode;
};

/** Head of a page of rooms: the price and the dates beside one of them. */
export function StayOpening({ from, children, ...opening }: StayOpeningProps) {
  return (
    <SplitOpening {...opening} motif="agbole" tall>
      <From>{from}</From>
      {children}
    </SplitOpening>
  );
}
