import { type FieldValues, readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { type RefObject, useState } from 'react';

export type ClearableForm = {
  /** The form was cleared, and can be restored. */
  isCleared: boolean;
  /** Clears the form (B-15). */
  clear: () => void;
  /** Puts back what was typed (D-06) and focuses the submit button. */
  restore: () => void;
};

/** Clears a form and remembers what was in it. */
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
