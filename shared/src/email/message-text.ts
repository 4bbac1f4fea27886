import { brand } from '../venue/contacts.ts';

/** A line of a message: `Phone: 0803 123 4567`. */
export type MessageLine = { label: string; value: string };

/** `Phone:`; a question keeps its question mark. */
export function labelWithColon(label: string): string {
  return label.endsWith('?') ? label : `${label}:`;
}

/** The values as a readable message, without empty ones. */
export function formatMessage(subject: string, lines: readonly MessageLine[]): string {
  const filled = lines.filter(({ value }) => value.trim() !== '');
  const text = filled.map(({ label, value }) => `${labelWithColon(label)} ${value.trim()}`);
  return [`${subject} (${brand.name})`, ...text].join('\n');
}

/** Encodes a text for an address. Text fields may contain lone surrogates, which `encodeURIComponent` refuses. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
