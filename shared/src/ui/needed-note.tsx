import { Small } from './text.tsx';

/** Over the fields of a form: what it is not sent without. */
export function NeededNote() {
  return <Small>Please fill in every field that is not marked “(optional)”.</Small>;
}
