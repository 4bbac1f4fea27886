import { color, media, space, type } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/theme/double-line.ts';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

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
