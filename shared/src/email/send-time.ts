import { attachedFile } from './attached-file.ts';

/** An answer to a message without a file that takes longer is given up (ms). */
const answerWithin = 20_000;
/** Slowest upload that is still worth waiting for: 16 bytes a ms are 16 KB a second. */
const slowestUpload = 16;

/** How long (ms) a file of that many bytes may take on a slow line. */
export function slowUploadTime(bytes: number): number {
  return bytes / slowestUpload;
}

/** How long (ms) to wait for the answer to this form. */
export function answerDeadline(form: HTMLFormElement): number {
  return answerWithin + slowUploadTime(attachedFile(form)?.size ?? 0);
}
