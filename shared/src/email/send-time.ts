import { attachedFile } from './attached-file.ts';

/** Time limit (ms) of a message without a file. */
const answerWithin = 20_000;
/** Slowest upload that we wait for: 16 bytes per ms are 16 KB per second. */
const slowestUpload = 16;

/** How long (ms) a file of that many bytes may take on a slow connection. */
export function slowUploadTime(bytes: number): number {
  return bytes / slowestUpload;
}

/** How long (ms) to wait for the response to this form. */
export function answerDeadline(form: HTMLFormElement): number {
  return answerWithin + slowUploadTime(attachedFile(form)?.size ?? 0);
}
