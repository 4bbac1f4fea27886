import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/**
 * A field that people neither see nor reach and that programs fill in.
 * Without a name it is no part of the form's data, so the e-mail carries the form's own fields only (C-02).
 */
export function SpamTrap(props: { id: string }) {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label htmlFor={props.id}>Website</label>
      <input id={props.id} type="text" tabIndex={-1} autoComplete="off" />
    </VisuallyHidden>
  );
}
