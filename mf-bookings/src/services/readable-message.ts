/** Anything longer is not a sentence but a page. */
const longestSentence = 160;

/**
 * A service's message, ready to be quoted to a visitor; undefined if people could not read it.
 */
export function readableMessage(answer: unknown): string | undefined {
  if (typeof answer !== 'string') return undefined;
  const text = answer.replaceAll(/\s+/g, ' ').trim();
  const isReadable = text !== '' && text.length <= longestSentence && !/[<>{}]/.test(text);
  return isReadable ? text.replace(/\.$/, '') : undefined;
}
