import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** By these, 1Password, LastPass, Bitwarden and Dashlane leave a field alone: they would fill it in a person's name. */
const leaveAlone = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
} as const;

/**
 * A field that people neither see nor reach and that programs fill in.
 * Without a name it is no part of the form's data, so the e-mail carries the form's own fields only (C-02).
 */
export function SpamTrap(props: { id: string }) {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label htmlFor={props.id}>Website</label>
      <input id={props.id} type="text" tabIndex={-1} autoComplete="off" {...leaveAlone} />
    </VisuallyHidden>
  );
}
