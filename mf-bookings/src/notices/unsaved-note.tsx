import { Note } from '@venue/shared/ui/note.tsx';
import { isUnsaved } from '../storage/device-storage.ts';

/** Said by an invoice or receipt that this browser did not keep: it cannot be found again. */
export function UnsavedNote({ storageKey }: { storageKey: string }) {
  if (!isUnsaved(storageKey)) return null;
  return (
    <Note>
      This browser did not let us keep this page: it is gone when you close or reload it. Note the number and
      the reference, or print it.
    </Note>
  );
}
