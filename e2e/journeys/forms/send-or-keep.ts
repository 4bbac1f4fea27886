import { messages } from '@venue/shared/messages.ts';
import type { FormPage } from './form-page.ts';

/**
 * Sends one message as a visitor would who wants it kept if it fails; tells how it ended. It runs inside the page,
 * because a hundred messages with a dozen calls each take minutes.
 */
export function sendOrKeep(form: FormPage, subject: string): Promise<'sent' | 'kept'> {
  return form.part.evaluate(
    async (part, { text, words }) => {
      const mail = part.querySelector('form');
      const field = part.querySelector<HTMLInputElement>('[name=subject]');
      if (!mail || !field) throw new Error('no form');
      const frame = () => new Promise(requestAnimationFrame);
      const keepButton = () =>
        [...part.querySelectorAll('button')].find((button) => button.textContent === 'Keep it for later');
      const isSent = () =>
        [...part.querySelectorAll('output')].some((status) => status.textContent.startsWith(words));
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      mail.requestSubmit();
      await frame();
      while (!keepButton() && !isSent()) await frame();
      if (isSent()) return 'sent';
      keepButton()?.click();
      while (keepButton()) await frame();
      return 'kept';
    },
    { text: subject, words: messages.messageSent },
  );
}
