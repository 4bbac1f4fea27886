import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Stops 1Password, LastPass, Bitwarden and Dashlane from filling in the field. */
const leaveAlone = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;

/** A field that people neither see nor reach and that bots fill in. It has no name, so it is not sent with the e-mail (C-02). */
export function SpamTrap(props: { id: string }) {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label htmlFor={props.id}>Website</label>
      <input id={props.id} type="text" tabIndex={-1} autoComplete="off" {...leaveAlone} />
    </VisuallyHidden>
  );
}
