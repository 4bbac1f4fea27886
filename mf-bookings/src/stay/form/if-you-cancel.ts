/** What comes back of the money: the venue's own rule of cancelling, or that there is none to read, so nothing is promised. */
export function ifYouCancel(cancellation: string | undefined): string {
  return `If you cancel: ${cancellation ?? 'ask reception what would be refunded, before you pay.'}`;
}
