import type { NoticeKind } from '@venue/shared/contract/host.ts';
import { timing } from '@venue/shared/theme/timing.ts';
import { useSyncExternalStore } from 'react';
import { type Id, toast, ToastContainer } from 'react-toastify/unstyled';
import { ToastStyle } from './toast-style.tsx';
import { useToastLift } from './use-toast-lift.ts';

let isAnyRaised = false;

function onToast(changed: () => void) {
  return toast.onChange(changed);
}

/** The one container for toasts (T-14 to T-18). Its styles are added with the first toast. */
export function Toasts() {
  const areStyled = useSyncExternalStore(
    onToast,
    () => isAnyRaised,
    () => false,
  );
  useToastLift();
  return (
    <>
      {areStyled && <ToastStyle />}
      <ToastContainer
        position="bottom-left"
        autoClose={timing.toastAutoClose}
        closeOnClick
        pauseOnHover={false}
        pauseOnFocusLoss={false}
        draggable={false}
        aria-label="Notifications"
      />
    </>
  );
}

const errors = new Set<Id>();

/** A new toast replaces earlier errors, which are also shown on the page. */
function dismissErrors(): void {
  for (const id of errors) toast.dismiss(id);
  errors.clear();
}

/** Shows a toast; only errors interrupt a screen reader. */
export function notify(kind: NoticeKind, text: string): void {
  dismissErrors();
  isAnyRaised = true;
  const id = toast(text, { type: kind, role: kind === 'error' ? 'alert' : 'status' });
  if (kind === 'error') errors.add(id);
}
