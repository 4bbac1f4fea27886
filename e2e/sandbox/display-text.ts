const moment = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const sum = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** `Sat, 21 Nov, 16:12` in Lagos time, from an ISO instant. */
export function formatMoment(instant: string): string {
  return moment.format(new Date(instant));
}

/** `₦80,000` from 8,000,000 kobo, with fractions of a naira if there are any. */
export function formatKobo(kobo: number): string {
  return `₦${sum.format(kobo / 100)}`;
}

/** `2 KB` from bytes, never less than 1. */
export function formatSize(bytes: number): string {
  if (bytes >= 1024 * 1024) return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
