import { Small } from '@venue/shared/ui/text.tsx';
import { FormStep, NameThenPair } from '../../layout/form-layout.tsx';
import { PersonFields } from '../../controls/person-fields.tsx';
import type { Place } from '../booking/places.ts';

const text = {
  night: { title: 'Who is staying', name: 'Full name', phone: 'So reception can reach you on your way.' },
  day: { title: 'Who is booking', name: 'Name', phone: 'So we can reach you before the day.' },
} as const satisfies Record<Place['unit'], object>;

/** The form checks nothing else about the visitor (V-10, D-08). */
const whatIsNeeded = 'You only need an e-mail address to pay. Your name and number tell us who to expect.';

/** Name, e-mail and phone (F-04, F-05). */
export function VisitorStep({
  unit,
  error,
}: Pick<Place, 'unit'> & { error: (field: 'name' | 'email') => string | undefined }) {
  const { title, name, phone } = text[unit];
  return (
    <FormStep number={2} title={title}>
      <Small>{whatIsNeeded}</Small>
      <NameThenPair>
        <PersonFields
          form="stay"
          name={{ label: name }}
          emailHint="The payment company sends its receipt here."
          phone={{ hint: phone }}
          problems={{ name: error('name'), email: error('email') }}
        />
      </NameThenPair>
    </FormStep>
  );
}
