import { TextField } from '@venue/shared/ui/text-field.tsx';
import { guestsExample } from '../content/halls/halls.ts';

type GuestsFieldProps = { id: string; label: string; error: string | undefined };

export function GuestsField(props: GuestsFieldProps) {
  return <TextField {...props} name="noOfPeople" inputMode="numeric" placeholder={guestsExample} />;
}
