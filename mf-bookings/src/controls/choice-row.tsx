import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, type } from '@venue/shared/theme/tokens.ts';

const Row = styled.label`
  display: grid;
  grid-template-columns: 24px 1fr auto;
  gap: 2px 14px;
  align-items: center;
  min-height: 64px;
  padding: 14px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.ink};
  cursor: pointer;
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px ${color.indigo900};
    background: ${color.starch50};
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--ring);
    outline-offset: 2px;
  }
`;

const Radio = styled.input`
  width: 24px;
  height: 24px;
  margin: 0;
  border: 1px solid ${color.line};
  border-radius: 50%;
  background: ${color.white};
  appearance: none;
  cursor: pointer;
  &:checked {
    border: 7px solid ${color.indigo900};
  }
  &:focus-visible {
    outline: none;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Title = styled.span`
  font-weight: 650;
`;

const Price = styled.span`
  ${type.price}
  font-size: 1.125rem;
`;

const Detail = styled.span`
  grid-column: 2 / -1;
  font-size: 1rem;
  line-height: 1.35;
  color: ${color.ink2};
`;

/** A radio button whose whole row is the target. Put the rows of one `name` into a `ChoiceRows`. Uncontrolled. */
export function ChoiceRow({
  title,
  detail,
  price,
  className,
  ...input
}: Omit<ComponentPropsWithRef<'input'>, 'type' | 'title' | 'style'> & {
  name: string;
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  price?: ReactNode;
}) {
  return (
    <Row className={className}>
      <Radio {...input} type="radio" />
      <Title>{title}</Title>
      {price === undefined ? null : <Price>{price}</Price>}
      {detail === undefined ? null : <Detail>{detail}</Detail>}
    </Row>
  );
}
