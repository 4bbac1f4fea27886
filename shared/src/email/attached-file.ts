import type { EmailConfig } from './email-section.ts';

const twoMegabytes = 2 * 1024 * 1024;

/** In bytes (D-33). */
export function largestFile(config: EmailConfig): number {
  return config.largestFile ?? twoMegabytes;
}

/** `size` in bytes. */
export type AttachedFile = { name: string; size: number };

/** The first file chosen in the form. */
export function attachedFile(form: HTMLFormElement): AttachedFile | undefined {
  const file = [...new FormData(form).values()].find((value) => typeof value !== 'string' && value.size > 0);
  return file instanceof File ? { name: file.name, size: file.size } : undefined;
}

/** `1.9 MB`, `48 KB`. */
export function formatFileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  if (megabytes < 0.1) return `${Math.ceil(bytes / 1024)} KB`;
  return `${megabytes.toFixed(1).replace('.0', '')} MB`;
}
