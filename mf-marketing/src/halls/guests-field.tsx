import { TextField } from '@venue/shared/ui/text-field.tsx';
import { guestsExample } from '../content/halls/hall-words.ts';

/** How many are coming to a hall. */
export function GuestsField({ id, label }: { id: string; label: string }) {
  return (
    <TextField id={id} name="noOfPeople" inputMode="numeric" label={label} placeholder={guestsExample} />
  );
}
