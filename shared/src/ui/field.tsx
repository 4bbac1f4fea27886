import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { role, type } from '../theme/tokens.ts';
import { FieldError } from './field-error.tsx';

/** What every field shows around its control. */
export type FieldText = {
  /** Id of the control, unique on the page; error summaries link to it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in one sentence; undefined while nothing is. */
  error?: string | undefined;
  /** Says "(optional)" behind the label; required fields say nothing. */
  optional?: boolean | undefined;
};

/** Attributes that tie a control to its label, hint and error. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

const Frame = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`;

const Label = styled.label`
  ${type.label}
`;

const Optional = styled.span`
  font-weight: 400;
  color: ${role.text2};
`;

const Hint = styled.p`
  ${type.small}
  color: ${role.text2};
`;

/** Ids of the hint and the error that are really there. */
function described(text: Pick<FieldText, 'id' | 'hint' | 'error'>): string | undefined {
  const ids = [
    text.hint === undefined ? '' : `${text.id}-hint`,
    text.error === undefined ? '' : `${text.id}-error`,
  ];
  return ids.filter((id) => id !== '').join(' ') || undefined;
}

/** Label, hint, control and error of one field; the control gets its wiring from the function inside. */
export function Field({
  children,
  className,
  ...text
}: FieldText & {
  className?: string | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}) {
  return (
    <Frame className={className}>
      <Label htmlFor={text.id}>
        {text.label}
        {text.optional ? <Optional> (optional)</Optional> : null}
      </Label>
      {text.hint === undefined ? null : <Hint id={`${text.id}-hint`}>{text.hint}</Hint>}
      {children({
        id: text.id,
        'aria-describedby': described(text),
        'aria-invalid': text.error === undefined ? undefined : true,
      })}
      <FieldError id={`${text.id}-error`}>{text.error}</FieldError>
    </Frame>
  );
}
