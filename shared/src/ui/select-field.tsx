import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { controlLook, Field, type FieldProps, splitFieldProps } from './field.tsx';

const SelectBox = styled.span`
  position: relative;
  display: block;
  svg {
    position: absolute;
    top: calc(50% - 7px);
    right: 14px;
    pointer-events: none;
    color: ${color.ink};
  }
`;

const Select = styled.select`
  ${controlLook}
  &,
  &[aria-invalid='true'] {
    padding-right: 44px;
  }
  text-overflow: ellipsis;
`;

/** A native select; the `<option>`s are its children. Uncontrolled. */
export function SelectField(props: FieldProps<'select'>) {
  const { text, control } = splitFieldProps(props);
  return (
    <Field {...text}>
      {(wiring) => (
        <SelectBox>
          <Select {...control} {...wiring} />
          <svg width="14" height="14" viewBox="0 0 14 14" fill="none" aria-hidden="true">
            <path d="M2 4.5l5 5 5-5" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </SelectBox>
      )}
    </Field>
  );
}
