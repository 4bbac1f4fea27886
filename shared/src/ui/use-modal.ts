import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens the element as a modal dialog while it is mounted. Closing it gives the focus to the element with the id
 * `returnTo`, or, without one that is shown, back to what had it before.
 */
export function useModal(returnTo?: string) {
  const ref = useRef<HTMLDialogElement>(null);
  const focusBack = useEffectEvent(() => document.getElementById(returnTo ?? '')?.focus());
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      focusBack();
    };
  }, []);
  return ref;
}
