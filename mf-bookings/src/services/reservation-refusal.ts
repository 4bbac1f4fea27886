import { ownWords } from './own-words.ts';

/** The service answered, and said no: nothing was done. */
export type ReservationRefusal = {
  kind: 'refused';
  /** For the report. */
  error: Error;
  /** Its own words, where a person could read them. */
  said?: string | undefined;
};

/** The refusal that an `errorCode` other than 0 is. A negative one is about our key, never about a hall (D-56). */
export function refusal(errorCode: number, errorMessage: unknown): ReservationRefusal {
  const said = ownWords(errorMessage);
  const hint = errorCode < 0 ? ', check reservation.apiKey in the configuration' : '';
  const error = new Error(`reservation service: errorCode ${errorCode}${hint}${said ? `: ${said}` : ''}`);
  return { kind: 'refused', error, said };
}
