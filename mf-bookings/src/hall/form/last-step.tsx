import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Checkbox } from '../../controls/checkbox.tsx';
import { SelectField } from '@venue/shared/ui/select-field.tsx';
import { TextAreaField } from '@venue/shared/ui/text-field.tsx';
import { FormStep, FieldPair } from '../../layout/form-layout.tsx';
import { useHost } from '../../host.ts';
import { hearAboutOptions } from '../booking/hall-fields.ts';
import { fieldId, type FormErrors } from './form-errors.ts';

/** Remarks, how they heard of us, promotions and terms. */
export function LastStep({ errors }: { errors: FormErrors }) {
  const { Link } = useHost();
  return (
    <FormStep number={4} title="Anything else">
      <TextAreaField id={fieldId('addInfo')} name="addInfo" label="Anything we should know" optional />
      <FieldPair>
        <SelectField
          id={fieldId('hearAbout')}
          name="hearAbout"
          label="Where did you hear about us?"
          error={errors('hearAbout')}
          defaultValue=""
        >
          <option value="">Choose one</option>
          {hearAboutOptions.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </SelectField>
      </FieldPair>
      <div>
        <Checkbox id={fieldId('subCheck')} name="subCheck">
          Send me offers and news
        </Checkbox>
        <Checkbox id={fieldId('termsCheck')} name="termsCheck" error={errors('termsCheck')}>
          I agree to the{' '}
          <Link to={addressOf('mf-marketing/terms')} newTab>
            Terms and conditions
          </Link>{' '}
          (opens in a new tab; nothing you typed is lost)
        </Checkbox>
      </div>
    </FormStep>
  );
}
