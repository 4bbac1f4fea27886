import { formatFileSize } from '@venue/shared/email/attached-file.ts';
import type { CheckedFile } from '../mail-form/email-form-spec.ts';
import { cvKind, openableName } from './cv-kind.ts';

function refused(text: string): CheckedFile {
  return { kind: 'refused', text };
}

/** For example a file in the cloud, or on a card that was removed. */
function unreadable({ name }: File, error: unknown): CheckedFile {
  const isGone = error instanceof DOMException && error.name === 'NotFoundError';
  const what = isGone
    ? `${name} has been moved or deleted since you chose it.`
    : `${name} changed after you chose it, or this device cannot read it.`;
  return refused(`${what} Choose it again.`);
}

/** One character per byte. */
function textOf(bytes: ArrayBuffer): string {
  return new TextDecoder('latin1').decode(bytes);
}

function checkContent({ name, type, lastModified }: File, bytes: ArrayBuffer): CheckedFile {
  if (bytes.byteLength === 0) return refused(`${name} is empty on this device. Choose it again.`);
  const kind = cvKind({ name, type, text: textOf(bytes) });
  if (kind === 'picture') return refused(`${name} is a picture. Choose a PDF or Word file.`);
  if (kind === 'other') return refused(`${name} is not a PDF or Word file.`);
  return { kind: 'fine', file: new File([bytes], openableName(name, kind), { type, lastModified }) };
}

/**
 * Reads a CV and refuses one that is empty, over the limit (bytes), unreadable or of another type (F-17). Returns a copy in memory, because
 * the file on the device may change before it is sent.
 */
export async function checkCv(chosen: File, limit: number): Promise<CheckedFile> {
  const { name, size } = chosen;
  if (size > limit) {
    return refused(`${name} is ${formatFileSize(size)}, but the limit is ${formatFileSize(limit)}.`);
  }
  try {
    return checkContent(chosen, await chosen.arrayBuffer());
  } catch (error) {
    return unreadable(chosen, error);
  }
}
