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

/** The service refused: nothing was done. */
export type Refused = {
  kind: 'refused';
  /** For the report. */
  error: Error;
  /** The service's own message, if people can read it. */
  reason?: string | undefined;
};

/** `lost`: no readable answer, so it may have been done all the same. */
export type NoAnswer = Refused | { kind: 'lost'; error: Error; reason?: undefined };

/** For an `errorCode` other than 0. A negative one is about our key, never about a hall (D-56). */
export function refusal(errorCode: number, errorMessage: unknown): Refused {
  const reason = readableMessage(errorMessage);
  const hint = errorCode < 0 ? ', check reservation.apiKey in the configuration' : '';
  const error = new Error(`reservation service: errorCode ${errorCode}${hint}${reason ? `: ${reason}` : ''}`);
  return { kind: 'refused', error, reason };
}
