import { role, space, type } from '@venue/shared/theme/tokens.ts';
import { type FieldText, FieldError } from '@venue/shared/ui/field.tsx';
import { TickBox } from '@venue/shared/ui/tick-box.tsx';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { syncTicks } from './sync-ticks.ts';

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    ${type.label}
    padding: 0;
  }
`;

const Beside = styled.span`
  font-weight: 400;
  color: ${role.text2};
`;

const Hint = styled.p`
  ${type.small}
  color: ${role.text2};
`;

/** Two side by side on the smallest phone, more on wider screens. */
const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: 0 ${space[12]};
  label {
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: 10px;
    align-items: center;
    min-height: 44px;
    line-height: 1.25;
    cursor: pointer;
  }
`;

/** Tick boxes, and the hidden field with their joint value. */
export function TicksField(
  props: FieldText & { name: string; options: readonly string[]; className?: string | undefined },
) {
  const { id, name, label, hint, error, optional, options, className } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => (group.current ? syncTicks(group.current) : undefined), []);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <Group ref={group} id={id} className={className} aria-describedby={described}>
      <legend>
        {label}
        {optional ? <Beside> (optional)</Beside> : null}
      </legend>
      {hint === undefined ? null : <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Boxes>
        {options.map((option) => (
          <label key={option}>
            <TickBox value={option} />
            <span>{option}</span>
          </label>
        ))}
      </Boxes>
      <input type="text" name={name} hidden />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Group>
  );
}
