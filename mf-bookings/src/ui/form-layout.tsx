import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { doubleLine } from '@venue/shared/theme/styles.ts';
import { layout, media, space, color, type } from '@venue/shared/theme/tokens.ts';

/** Parts of a booking form, then the button; from 900 px the price (an `aside`) is beside them. */
export const FormLayout = styled.form`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: ${layout.columns(7)} minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    gap: 0 ${layout.freeColumn};
    > aside {
      grid-area: 1 / 2 / 4 / 3;
    }
  }
`;

const Frame = styled.section`
  ${doubleLine}
  display: grid;
  gap: ${space[20]};
  padding-top: ${space[20]};
  ${media.up(900)} {
    gap: 28px;
    padding-top: 28px;
  }
`;

export const FormParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[52]};
  min-width: 0;
  /* Shows the edge of the indigo above the first part. */
  padding-top: calc(var(--overlap) + ${space[20]});
  /* The edge of the indigo separates enough. */
  > ${Frame}:first-child {
    border-top: 0;
  }
`;

/** More parts; on phones the price comes before them. */
export const FormPartsBelow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[52]};
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

const Title = styled.h2`
  ${type.h3}
  display: flex;
  gap: 14px;
`;

const Number = styled.span`
  color: ${color.sanyan700};
`;

/** `number` where there are several; `id` is the target of links. */
export function FormStep(props: { number?: number; title: string; id?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Frame id={props.id} aria-labelledby={titleId}>
      <Title id={titleId}>
        {props.number === undefined ? null : <Number aria-hidden="true">{props.number}</Number>}
        {props.title}
      </Title>
      {props.children}
    </Frame>
  );
}

/** Two fields side by side from 640 px. */
export const FieldPair = styled.div`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
`;

/** A name on a line of its own, then two fields side by side. */
export const NameThenPair = styled(FieldPair)`
  > :first-child {
    grid-column: 1 / -1;
  }
`;

/** A choice and its number, aligned with the columns of `DateAndTimes`. */
export const WhatAndHowMany = styled.div`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: 2fr 1fr 1fr;
    > :first-child {
      grid-column: span 2;
    }
  }
`;

/** Date, start and end: the date on a line of its own on phones. */
export const DateAndTimes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
  gap: ${space[20]} ${layout.columnGap};
  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.up(640)} {
    grid-template-columns: 2fr 1fr 1fr;
    > :first-child {
      grid-column: auto;
    }
  }
`;
