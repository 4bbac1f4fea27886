import { Small } from './text.tsx';

/** Shown above the fields of a form. */
export function NeededNote() {
  return <Small>Please fill in every field that is not marked “(optional)”.</Small>;
}
