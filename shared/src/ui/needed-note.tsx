import { Small } from './text.tsx';

/** Over the fields of a form: what it is not sent without. */
export function NeededNote() {
  return <Small>Please fill in whatever is not marked “(optional)”.</Small>;
}
