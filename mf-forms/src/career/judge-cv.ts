import { formatFileSize } from '@venue/shared/email/attached-file.ts';
import type { JudgedFile } from '../mail-form/email-form-spec.ts';
import { cvKind, openableName } from './cv-kind.ts';

function refused(text: string): JudgedFile {
  return { kind: 'refused', text };
}

/** Files in a cloud, or on a card that was taken out, can be chosen and not be read. */
function unreadable({ name }: File, error: unknown): JudgedFile {
  const isGone = error instanceof DOMException && error.name === 'NotFoundError';
  const what = isGone
    ? `${name} has been moved or deleted since you chose it.`
    : `${name} changed after you chose it, or this device cannot read it.`;
  return refused(`${what} Choose it again.`);
}

/** A character a byte, as long as the file is small enough to be sent. */
function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder('latin1').decode(bytes);
}

function judgeContent({ name, type, lastModified }: File, bytes: ArrayBuffer): JudgedFile {
  if (bytes.byteLength === 0) return refused(`${name} is empty on this device. Choose it again.`);
  const kind = cvKind({ name, type, text: textOf(bytes) });
  if (kind === 'picture') return refused(`${name} is a picture. Choose a PDF or Word file.`);
  if (kind === 'other') return refused(`${name} is not a PDF or Word file.`);
  return { kind: 'fine', file: new File([bytes], openableName(name, kind), { type, lastModified }) };
}

/**
 * Reads a CV and refuses one that is empty, over the limit (bytes), not to be read any more, or no CV by its kind (F-17). What
 * is fine is a copy in memory: whatever becomes of the file on the device, this is what was chosen.
 */
export async function judgeCv(chosen: File, limit: number): Promise<JudgedFile> {
  const { name, size } = chosen;
  if (size > limit) {
    return refused(`${name} is ${formatFileSize(size)}, but the limit is ${formatFileSize(limit)}.`);
  }
  try {
    return judgeContent(chosen, await chosen.arrayBuffer());
  } catch (error) {
    return unreadable(chosen, error);
  }
}
