/** A sentence of a service is short; whatever is longer is a page. */
const longestSentence = 160;

/**
 * What a service says of its refusal, fit to be shown in quotation marks; undefined where that is nothing that a person could
 * read.
 */
export function readableMessage(answer: unknown): string | undefined {
  if (typeof answer !== 'string') return undefined;
  const text = answer.replaceAll(/\s+/g, ' ').trim();
  const isReadable = text !== '' && text.length <= longestSentence && !/[<>{}]/.test(text);
  return isReadable ? text.replace(/\.$/, '') : undefined;
}
