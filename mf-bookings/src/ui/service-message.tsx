/** What the reservation service said, in its own words. */
export function ServiceMessage({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p>The booking system says: “{text}”.</p>;
}
