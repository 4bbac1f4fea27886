import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { role, type, color, layout, radius } from '../theme/tokens.ts';
import { Small } from './text.tsx';

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

/** The props of a field whose control is a native element. Uncontrolled. */
export type FieldProps<Control extends 'input' | 'select' | 'textarea'> = FieldText &
  Omit<ComponentPropsWithRef<Control>, 'id' | 'style'> & { name: string };

/** Divides the props of a field into those of {@link Field} and those of its control. */
export function splitFieldProps<Props extends FieldText & { className?: string | undefined }>(props: Props) {
  const { id, label, hint, error, optional, className, ...control } = props;
  return { text: { id, label, hint, error, optional, className }, control };
}

/** Attributes that tie a control to its label, hint and error. */
export type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** One look for input, select and textarea. */
export const controlLook = css`
  display: block;
  width: 100%;
  min-width: 0;
  min-height: ${layout.target};
  padding: 11px 14px;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.ink};
  font: 400 1rem/1.5 var(--sans);
  font-variant-numeric: tabular-nums;
  appearance: none;
  &::placeholder {
    color: ${color.ink2};
    opacity: 1;
  }
  /* Date and time fields would be 2px taller than the others. */
  &::-webkit-datetime-edit-fields-wrapper {
    padding-block: 0;
  }
  &:focus-visible {
    border-color: ${color.indigo700};
  }
  /* Its button for the calendar is a part of it, which the keyboard reaches too. */
  &:is([type='date'], [type='datetime-local'], [type='time']):focus-within {
    outline: 3px solid ${role.ring};
    outline-offset: 2px;
  }
  &[aria-invalid='true'] {
    padding: 10px 13px;
    border: 2px solid ${color.alaari700};
  }
  &:disabled {
    background: ${color.starch100};
    color: ${color.ink2};
    opacity: 1;
  }
`;

const FieldBox = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`;

const Label = styled.label`
  ${type.label}
`;

export const Optional = styled.span`
  font-weight: 400;
  color: ${role.text2};
`;

export const Hint = styled.p`
  ${type.small}
  color: ${role.text2};
`;

const ErrorLine = styled.p`
  display: flex;
  gap: 8px;
  font: 600 1rem/1.4 var(--sans);
  color: ${role.error};
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

/** The sentence under a field that was refused; nothing while there is none. */
export function FieldError(props: { id: string; children: string | undefined }) {
  if (props.children === undefined) return null;
  return (
    <ErrorLine id={props.id}>
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
        <circle cx="9" cy="9" r="8" fill={color.alaari700} />
        <path d="M9 4.6v5.2" stroke="#fff" strokeWidth="2" />
        <circle cx="9" cy="12.8" r="1.2" fill="#fff" />
      </svg>
      <span>{props.children}</span>
    </ErrorLine>
  );
}

/** Ids of the hint and the error that are shown, for `aria-describedby`. */
export function describedBy(text: Pick<FieldText, 'id' | 'hint' | 'error'>): string | undefined {
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
    <FieldBox className={className}>
      <Label htmlFor={text.id}>
        {text.label}
        {text.optional ? <Optional> (optional)</Optional> : null}
      </Label>
      {text.hint === undefined ? null : <Hint id={`${text.id}-hint`}>{text.hint}</Hint>}
      {children({
        id: text.id,
        'aria-describedby': describedBy(text),
        'aria-invalid': text.error === undefined ? undefined : true,
      })}
      <FieldError id={`${text.id}-error`}>{text.error}</FieldError>
    </FieldBox>
  );
}

/** Shown above the fields of a form. */
export function RequiredFieldsNote() {
  return <Small>Please fill in every field that is not marked “(optional)”.</Small>;
}
