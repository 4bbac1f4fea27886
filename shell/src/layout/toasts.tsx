import { useEffect, useSyncExternalStore } from 'react';
import { type Id, toast, ToastContainer } from 'react-toastify/unstyled';
import type { NoticeKind } from '@venue/shared/contract/host.ts';
import { specifiedTimes } from '@venue/shared/time/specified-times.ts';
import { ToastStyle } from './toast-style.tsx';

let isAnyRaised = false;

function onToast(changed: () => void) {
  return toast.onChange(changed);
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.bottom > other.top && one.top < other.bottom && one.left < other.right && one.right > other.left;
}

/** Scrolls what has the focus clear of the toasts, if it fits above them. */
function keepFocusClear(): void {
  const toasts = document.querySelector('.Toastify__toast-container');
  const focused = document.activeElement;
  if (!toasts?.firstElementChild || !focused || focused === document.body || toasts.contains(focused)) return;
  const [covering, box] = [toasts.getBoundingClientRect(), focused.getBoundingClientRect()];
  const distance = box.bottom - covering.top + 8;
  if (overlap(box, covering) && distance < box.top) scrollBy({ top: distance, behavior: 'instant' });
}

/**
 * Whenever a toast appears, which begins with an animation, or the focus moves; but a pressed button stays
 * until it is released.
 */
function useClearFocus(): void {
  useEffect(() => {
    const listening = new AbortController();
    const onChange = () => {
      if (!document.querySelector(':active')) keepFocusClear();
    };
    for (const type of ['animationstart', 'focusin'])
      document.addEventListener(type, onChange, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

/** The one container for toasts (T-14 to T-18). Its styles are added with the first toast. */
export function Toasts() {
  const areStyled = useSyncExternalStore(
    onToast,
    () => isAnyRaised,
    () => false,
  );
  useClearFocus();
  return (
    <>
      {areStyled && <ToastStyle />}
      <ToastContainer
        position="bottom-left"
        autoClose={specifiedTimes.toastAutoClose}
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
