/** A negative code is about our key, never about a hall (D-56). */
export function refusal(errorCode: number): Error {
  return errorCode < 0
    ? new Error(`reservation service: errorCode ${errorCode}, check reservation.apiKey in the configuration`)
    : new Error(`reservation service: errorCode ${errorCode}`);
}
