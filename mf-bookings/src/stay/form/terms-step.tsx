import { FormStep } from '../../layout/form-layout.tsx';
import { Checkbox } from '../../controls/checkbox.tsx';
import type { Place } from '../booking/places.ts';
import { fieldId } from '../booking/stay-fields.ts';
import { TermsList } from '../receipt/terms-list.tsx';

const titles = { night: 'Terms of your stay', day: 'Terms of your day' } as const satisfies Record<
  Place['unit'],
  string
>;

type TermsProps = { unit: Place['unit']; terms: readonly string[]; error: string | undefined };

/** The terms to agree to before paying, if the venue has set any. */
export function TermsStep({ unit, terms, error }: TermsProps) {
  if (terms.length === 0) return null;
  return (
    <FormStep number={3} title={titles[unit]}>
      <TermsList terms={terms} />
      <Checkbox id={fieldId('terms')} name="terms" error={error}>
        I have read these terms and agree to them
      </Checkbox>
    </FormStep>
  );
}
