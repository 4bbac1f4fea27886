import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens the element as a modal dialog while mounted. On closing, the focus goes to the element with the id
 * `returnTo`, or back.
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
