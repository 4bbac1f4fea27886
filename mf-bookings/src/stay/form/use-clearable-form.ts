import { type FieldValues, readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { type RefObject, useState } from 'react';

export type ClearableForm = {
  /** What was typed is not in the form, and can be put back. */
  isCleared: boolean;
  /** Empties the form (B-15). */
  clear: () => void;
  /** Fills the emptied form again (D-06), ready to be sent. */
  restore: () => void;
};

/** A form that is emptied, and keeps what was in it. */
export function useClearableForm(form: RefObject<HTMLFormElement | null>): ClearableForm {
  const [typed, setTyped] = useState<FieldValues>();
  return {
    isCleared: typed !== undefined,
    clear: () => {
      if (!form.current) return;
      setTyped(readValues(form.current));
      form.current.reset();
    },
    restore: () => {
      if (!form.current || !typed) return;
      writeValues(form.current, typed, 'all');
      form.current.querySelector<HTMLElement>('[type=submit]')?.focus();
      setTyped(undefined);
    },
  };
}
