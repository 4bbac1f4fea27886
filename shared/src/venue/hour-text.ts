/** A time of day as people say it: `07:00` is `7am`, `13:30` is `1:30pm`, `00:00` is `12am`. */
export function hourText(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`;
}
