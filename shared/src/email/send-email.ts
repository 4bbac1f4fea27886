import './refused-storage.ts';
import { init, sendForm, EmailJSResponseStatus } from '@emailjs/browser';
import type { FieldValues } from '../form/field-values.ts';
import { trackPending } from '../tabs/pending-work.ts';
import { timedOut, withDeadline } from '../time/deadline.ts';
import { type EmailOutcome, failedEmail, stoppedEmail, type EmailFailure } from './email-outcome.ts';
import type { EmailConfig } from './email-section.ts';

const longestDetail = 200;

/** Time limit (ms) of a message without a file. */
const answerWithin = 20_000;
/** Slowest upload that we wait for: 16 bytes per ms are 16 KB per second. */
const slowestUpload = 16;

/** `size` in bytes. */
export type AttachedFile = { name: string; size: number };

/** The first file chosen in the form. */
export function attachedFile(form: HTMLFormElement): AttachedFile | undefined {
  const file = [...new FormData(form).values()].find((value) => typeof value !== 'string' && value.size > 0);
  return file instanceof File ? { name: file.name, size: file.size } : undefined;
}

/** The visitor’s address is refused. */
const addressRefused = /recipients?\b.*\baddress|invalid.*\be-?mail/i;
/** The key, an id or the template’s recipient is wrong, which only the venue can correct. */
const wrongSetUp = /public key|user_id|(service|template)[ _]id|address is empty/i;

function reasonOf(status: number, text: string): EmailFailure {
  const isAddress = (status === 400 || status === 422) && addressRefused.test(text) && !wrongSetUp.test(text);
  return isAddress ? 'recipient' : 'refused';
}

/**
 * Reads the response, with which the library may resolve or reject. C-06 accepts status 200 or the text `OK`,
 * and the library any 2xx; both are satisfied only if the text is `OK`, which the service sends with every
 * 200. A web page with status 200 is not a success.
 */
function readAnswer(answer: unknown): EmailOutcome {
  if (!(answer instanceof EmailJSResponseStatus)) return failedEmail('unanswered', String(answer));
  const { status, text } = answer;
  if (text.trim() === 'OK') return { kind: 'sent' };
  return failedEmail(reasonOf(status, text), `${status} ${text.slice(0, longestDetail)}`);
}

/** What is missing in the configuration, in the service's own words (C-04). */
function missingSetting(name: string, config: EmailConfig): string | undefined {
  if (!config.publicKey) return 'user ID required';
  if (!config.serviceId) return 'service ID required';
  if (!config.templates[name]) return 'template ID required';
  // With an empty origin the library would send to the real service.
  if (!config.origin) return 'origin required';
  return undefined;
}

function findForm(target: HTMLFormElement | string): HTMLFormElement | undefined {
  const found = typeof target === 'string' ? document.querySelector(target) : target;
  return found instanceof HTMLFormElement ? found : undefined;
}

async function post(form: HTMLFormElement, templateId: string, config: EmailConfig): Promise<EmailOutcome> {
  // Every bundle has its own copy of the library, and only `init` accepts an origin.
  init({ publicKey: config.publicKey }, config.origin);
  const answer = trackPending(sendForm(config.serviceId, templateId, form).then(readAnswer, readAnswer));
  const deadline = answerWithin + (attachedFile(form)?.size ?? 0) / slowestUpload;
  const outcome = await withDeadline(answer, deadline);
  return outcome === timedOut ? failedEmail('unanswered', 'no answer in time') : outcome;
}

/**
 * Sends a form's fields to the e-mail service (C-01, C-02). Never rejects, and shows nothing. The fields are
 * read during the call, so the form may change right after it. `target` is a form element or a selector of
 * one; anything else is refused (C-05).
 */
export async function sendEmailForm(
  target: HTMLFormElement | string,
  name: string,
  config: EmailConfig,
): Promise<EmailOutcome> {
  const missing = missingSetting(name, config);
  if (missing !== undefined) return stoppedEmail('refused', missing);
  const form = findForm(target);
  if (!form) return stoppedEmail('refused', 'form must be an HTML form or a selector for one');
  if (!navigator.onLine) return stoppedEmail('offline', 'the browser is offline');
  return post(form, config.templates[name] ?? '', config);
}

/** Sends values that are in no form on the page: the e-mail library accepts only forms. */
export function sendValues(values: FieldValues, name: string, config: EmailConfig): Promise<EmailOutcome> {
  const form = document.createElement('form');
  for (const [field, value] of Object.entries(values)) {
    // A text area keeps line breaks.
    const area = document.createElement('textarea');
    area.name = field;
    area.value = value;
    form.append(area);
  }
  return sendEmailForm(form, name, config);
}
