import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Stops 1Password, LastPass, Bitwarden and Dashlane from filling in the field. */
const leaveAlone = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;

/**
 * A field that people neither see nor reach and that bots fill in. It has no name, so it is not sent
 * with the e-mail (C-02).
 */
export function Honeypot(props: { id: string }) {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label htmlFor={props.id}>Website</label>
      <input id={props.id} type="text" tabIndex={-1} autoComplete="off" {...leaveAlone} />
    </VisuallyHidden>
  );
}

/** The shortest time (ms) in which a person can fill in and send a form. */
const fastestPerson = 1000;

/** Whether a bot filled in the trap. Clears it, so that a person caught by mistake only has to send again. */
export function takeHoneypot(form: HTMLFormElement, honeypotId: string): boolean {
  const trap = form.querySelector<HTMLInputElement>(`#${honeypotId}`);
  if (!trap || trap.value === '') return false;
  trap.value = '';
  return true;
}

/** Whether a bot filled in the form: the trap is not empty, or `elapsed` ms are too few for a person. */
export function isFilledByBot(form: HTMLFormElement, honeypotId: string, elapsed: number): boolean {
  return takeHoneypot(form, honeypotId) || elapsed < fastestPerson;
}
