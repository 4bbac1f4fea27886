import { Note } from '@venue/shared/ui/note.tsx';
import { isUnsaved } from '../storage/device-storage.ts';

export function UnsavedNote({ storageKey }: { storageKey: string }) {
  if (!isUnsaved(storageKey)) return null;
  return (
    <Note>
      This browser did not let us save this page: it will be gone once you close or reload it. Note the number
      and the reference, or print it.
    </Note>
  );
}
