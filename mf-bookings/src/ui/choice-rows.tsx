import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type, color, media, radius } from '@venue/shared/theme/tokens.ts';
import { FieldError } from '@venue/shared/ui/field.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';

const Row = styled.label`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  align-items: center;
  min-height: 64px;
  padding: 14px 16px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.ink};
  cursor: pointer;
  &[data-pictured] {
    display: grid;
    grid-template-columns: 24px minmax(0, 96px) minmax(min-content, 1fr);
    padding: 12px;
    ${media.up(640)} {
      grid-template-columns: 24px 128px 1fr auto;
      column-gap: 18px;
      padding: 12px 18px;
    }
  }
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
  flex: none;
  width: 24px;
  height: 24px;
  margin: 0;
  border: 1px solid ${color.line};
  border-radius: 50%;
  background: ${color.white};
  appearance: none;
  cursor: pointer;
  [data-pictured] > & {
    grid-row: 1 / span 3;
  }
  &:checked {
    border: 7px solid ${color.indigo900};
  }
  @supports selector(:has(*)) {
    &:focus-visible {
      outline: none;
    }
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Picture = styled.span`
  grid-row: 1 / span 3;
  align-self: stretch;
  max-width: 96px;
  height: 72px;
  overflow: hidden;
  ${media.up(640)} {
    grid-row: 1 / span 2;
    max-width: none;
    width: 128px;
    height: 84px;
  }
`;

const Title = styled.span`
  flex: 1;
  font-weight: 650;
  ${media.up(640)} {
    [data-pictured] > & {
      align-self: last baseline;
    }
  }
`;

const Price = styled.span`
  ${type.price}
  margin-left: auto;
  font-size: 1.125rem;
  [data-pictured] > & {
    grid-column: 3;
    margin-left: 0;
    ${media.up(640)} {
      grid-column: 4;
      align-self: last baseline;
    }
  }
`;

const Detail = styled.span`
  flex: 0 0 100%;
  padding-left: 38px;
  font-size: 1rem;
  line-height: 1.35;
  color: ${color.ink2};
  [data-pictured] > & {
    grid-column: 3 / -1;
    align-self: start;
    padding-left: 0;
  }
`;

/** A radio button whose whole row can be clicked. Wrap the rows of one `name` in `ChoiceRows`. Uncontrolled. */
export function ChoiceRow({
  title,
  detail,
  price,
  picture,
  className,
  ...input
}: Omit<ComponentPropsWithRef<'input'>, 'type' | 'title' | 'style'> & {
  name: string;
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  price?: ReactNode;
  /** Beside the name, 96 x 72 px on phones, else 128 x 84. */
  picture?: ReactNode;
}) {
  const isPictured = picture !== undefined;
  return (
    <Row className={className} data-pictured={isPictured || undefined}>
      <Radio {...input} type="radio" />
      {isPictured && <Picture>{picture}</Picture>}
      <Title>{title}</Title>
      {price === undefined ? null : <Price>{price}</Price>}
      {detail === undefined ? null : <Detail>{detail}</Detail>}
    </Row>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 10px;
`;

const Legend = styled.legend`
  ${type.label}
  margin-bottom: 6px;
`;

/** A labelled group of `ChoiceRow`s with one error. Give the first row the id that an error summary links to. */
export function ChoiceRows(props: {
  id: string;
  legend: ReactNode;
  /** Only for screen readers, if a heading above already says it. */
  legendHidden?: boolean;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Group
      role="radiogroup"
      aria-invalid={props.error !== undefined}
      aria-describedby={props.error === undefined ? undefined : `${props.id}-error`}
    >
      {props.legendHidden ? (
        <VisuallyHidden as="legend">{props.legend}</VisuallyHidden>
      ) : (
        <Legend>{props.legend}</Legend>
      )}
      {props.children}
      <FieldError id={`${props.id}-error`}>{props.error}</FieldError>
    </Group>
  );
}
