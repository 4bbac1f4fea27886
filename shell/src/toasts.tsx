import type { NoticeKind } from '@venue/shared/contract/host.ts';
import { timing } from '@venue/shared/timing.ts';
import { toast, ToastContainer } from 'react-toastify/unstyled';

/** The one place where toasts appear (T-14 to T-18). */
export function Toasts() {
  return (
    <ToastContainer
      position="bottom-left"
      autoClose={timing.toastAutoClose}
      closeOnClick
      pauseOnHover={false}
      pauseOnFocusLoss={false}
      draggable={false}
      aria-label="Notifications"
    />
  );
}

/** Raises a toast; only errors interrupt a screen reader. */
export function notify(kind: NoticeKind, text: string): void {
  toast(text, { type: kind, role: kind === 'error' ? 'alert' : 'status' });
}
