import type { EmailFormHost } from './deliver.ts';
import { waitingMessages } from '@venue/shared/email/outbox.ts';

let asking = new AbortController();

function ask(host: EmailFormHost): void {
  if (waitingMessages().length === 0) return;
  host.notify('info', 'There is a connection again. Send the message that waits on this device?');
}

/** Asks once about the waiting messages when the line comes back, wherever on the site the visitor is by then. */
export function askOnceOnline(host: EmailFormHost): void {
  asking.abort();
  asking = new AbortController();
  addEventListener('online', () => ask(host), { once: true, signal: asking.signal });
}
