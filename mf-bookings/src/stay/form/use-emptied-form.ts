import { type FieldValues, readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { type RefObject, useState } from 'react';

export type EmptiedForm = {
  /** What was typed is not in the form, and can be put back. */
  isEmptied: boolean;
  /** Empties the form (B-15). */
  empty: () => void;
  /** Fills the emptied form again (D-06), ready to be sent. */
  putBack: () => void;
};

/** A form that is emptied, and keeps what was in it. */
export function useEmptiedForm(form: RefObject<HTMLFormElement | null>): EmptiedForm {
  const [typed, setTyped] = useState<FieldValues>();
  return {
    isEmptied: typed !== undefined,
    empty: () => {
      if (!form.current) return;
      setTyped(readValues(form.current));
      form.current.reset();
    },
    putBack: () => {
      if (!form.current || !typed) return;
      writeValues(form.current, typed, 'all');
      form.current.querySelector<HTMLElement>('[type=submit]')?.focus();
      setTyped(undefined);
    },
  };
}
