import { readableMessage } from './readable-message.ts';

/** The service answered, and said no: nothing was done. */
export type Refused = {
  kind: 'refused';
  /** For the report. */
  error: Error;
  /** Its own words, where a person could read them. */
  said?: string | undefined;
};

/** Why a call of the reservation service brought nothing. `lost`: no answer that can be read, so it may have been done all the same. */
export type NoAnswer = Refused | { kind: 'lost'; error: Error; said?: undefined };

/** The refusal that an `errorCode` other than 0 is. A negative one is about our key, never about a hall (D-56). */
export function refusal(errorCode: number, errorMessage: unknown): Refused {
  const said = readableMessage(errorMessage);
  const hint = errorCode < 0 ? ', check reservation.apiKey in the configuration' : '';
  const error = new Error(`reservation service: errorCode ${errorCode}${hint}${said ? `: ${said}` : ''}`);
  return { kind: 'refused', error, said };
}
