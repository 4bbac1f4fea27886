/** The first sentence of a text; all of it where it has one only. A full stop within a figure ends none. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;
}
