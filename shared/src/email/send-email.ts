import './refused-storage.ts';
import { init, sendForm } from '@emailjs/browser';
import { underWay } from '../under-way.ts';
import type { EmailConfig } from './email-section.ts';
import { late, withDeadline } from './deadline.ts';
import { type EmailOutcome, failedEmail, stoppedEmail } from './email-outcome.ts';
import { readAnswer } from './read-answer.ts';
import { answerDeadline } from './send-time.ts';

/** What the configuration lacks, in the service's own words (C-04). */
function missingSetting(name: string, config: EmailConfig): string | undefined {
  if (!config.publicKey) return 'user ID required';
  if (!config.serviceId) return 'service ID required';
  if (!config.templates[name]) return 'template ID required';
  // The library takes an empty origin for its default and would post to the real service.
  if (!config.origin) return 'origin required';
  return undefined;
}

function findForm(target: HTMLFormElement | string): HTMLFormElement | undefined {
  const found = typeof target === 'string' ? document.querySelector(target) : target;
  return found instanceof HTMLFormElement ? found : undefined;
}

async function post(form: HTMLFormElement, templateId: string, config: EmailConfig): Promise<EmailOutcome> {
  // Every bundle has a copy of the library of its own, and only `init` takes an origin.
  init({ publicKey: config.publicKey }, config.origin);
  const answer = underWay(sendForm(config.serviceId, templateId, form).then(readAnswer, readAnswer));
  const outcome = await withDeadline(answer, answerDeadline(form));
  return outcome === late ? { ...failedEmail('unanswered', 'no answer in time'), later: answer } : outcome;
}

/**
 * Sends a form's own fields to the e-mail service (C-01, C-02). Never rejects and shows nothing: the caller
 * tells the visitor. The fields are read at the call, so the form may change right after it.
 * `target` is the form element or a selector of one; anything else is refused (C-05).
 */
export async function sendEmailForm(
  target: HTMLFormElement | string,
  name: string,
  config: EmailConfig,
): Promise<EmailOutcome> {
  const missing = missingSetting(name, config);
  if (missing !== undefined) return stoppedEmail('configuration', missing);
  const form = findForm(target);
  if (!form) return stoppedEmail('configuration', 'form must be an HTML form or a selector for one');
  if (!navigator.onLine) return stoppedEmail('offline', 'the browser is offline');
  return post(form, config.templates[name] ?? '', config);
}
