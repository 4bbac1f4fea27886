import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type } from '@venue/shared/theme/tokens.ts';
import { FieldError } from '@venue/shared/ui/field.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';

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
