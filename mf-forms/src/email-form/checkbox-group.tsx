import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { space, type } from '@venue/shared/theme/tokens.ts';
import { CheckboxInput } from '@venue/shared/ui/checkbox-input.tsx';
import { describedBy, type FieldText, FieldError, Hint, Optional } from '@venue/shared/ui/field.tsx';

const separator = ', ';

/**
 * Synchronises the tick boxes of a group with one hidden field, in both directions: ticked boxes become `Halls, Hotel`, and a value from
 * a draft or another page ticks the boxes. One field, because the e-mail service may drop all but one of several equal keys. Returns a
 * function that ends it.
 */
export function syncCheckboxes(group: HTMLElement): () => void {
  const field = group.querySelector<HTMLInputElement>('input[type=text]');
  const boxes = [...group.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  if (!field) return () => {};
  const ticked = () => boxes.filter((box) => box.checked).map(({ value }) => value);
  const stop = new AbortController();

  function updateField(): void {
    if (!field) return;
    field.value = ticked().join(separator);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function updateBoxes(): void {
    const written = new Set(field?.value.split(separator));
    for (const box of boxes) box.checked = written.has(box.value);
  }

  // Ticked before hydration.
  if (ticked().length > 0) updateField();
  field.addEventListener('input', updateBoxes, { signal: stop.signal });
  for (const box of boxes) box.addEventListener('change', updateField, { signal: stop.signal });
  return () => stop.abort();
}

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
export function CheckboxGroup(
  props: FieldText & { name: string; options: readonly string[]; className?: string | undefined },
) {
  const { id, name, label, hint, error, optional, options, className } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => (group.current ? syncCheckboxes(group.current) : undefined), []);
  return (
    <Group ref={group} id={id} className={className} aria-describedby={describedBy(props)}>
      <legend>
        {label}
        {optional ? <Optional> (optional)</Optional> : null}
      </legend>
      {hint === undefined ? null : <Hint id={`${id}-hint`}>{hint}</Hint>}
      <Boxes>
        {options.map((option) => (
          <label key={option}>
            <CheckboxInput value={option} />
            <span>{option}</span>
          </label>
        ))}
      </Boxes>
      <input type="text" name={name} hidden />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Group>
  );
}
