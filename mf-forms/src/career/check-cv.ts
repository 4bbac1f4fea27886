import { formatFileSize } from '@venue/shared/email/attached-file.ts';
import type { FieldProblem } from '@venue/shared/form/form-field.ts';

/** What the file dialog offers and the form takes (F-17). */
export const cvTypes = ['.pdf', '.doc', '.docx'] as const;

/** Refuses a CV of another type or over the limit (bytes) before anything is sent; no CV at all is fine (V-07). */
export function checkCv(data: FormData, limit: number): FieldProblem | undefined {
  const file = data.get('my_file');
  if (!(file instanceof File) || file.size === 0) return undefined;
  const name = file.name.toLowerCase();
  if (!cvTypes.some((type) => name.endsWith(type))) {
    return { field: 'my_file', text: `${file.name} is not a PDF or Word file.` };
  }
  if (file.size <= limit) return undefined;
  return {
    field: 'my_file',
    text: `${file.name} has ${formatFileSize(file.size)}; we can take ${formatFileSize(limit)}.`,
  };
}
