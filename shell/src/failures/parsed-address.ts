/** An address in its parts; undefined for what is none. `URL.canParse` and `URL.parse` are newer than the oldest browsers. */
export function parsedAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
