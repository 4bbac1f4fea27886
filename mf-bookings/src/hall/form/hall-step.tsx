import { formatNaira } from '@venue/shared/words/numbers.ts';
import { ChoiceRow, ChoiceRows } from '../../controls/choice-rows.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import type { RefObject } from 'react';
import { halls } from '@venue/shared/venue/halls.ts';
import { hallSeats } from '@venue/shared/venue/hall-capacity.ts';
import { FormStep } from '../../layout/form-layout.tsx';
import { CapacityNote } from './capacity-note.tsx';
import { fieldId, type FormErrors } from './form-errors.ts';
import { HallPicture } from '../pictures/hall-picture.tsx';
import { hallPictures } from '../pictures/hall-pictures.ts';

function shownOf(key: string) {
  const picture = hallPictures[key];
  return picture && <HallPicture of={picture} />;
}

const areRenders = halls.some(({ key }) => hallPictures[key]?.render);

/** Id of the part with the halls, the advice above them included. */
export const hallStepId = 'the-hall';

/** The halls with their rentals, and which suits the guests (F-11). */
export function HallStep(props: { form: RefObject<HTMLFormElement | null>; errors: FormErrors }) {
  const { form, errors } = props;
  return (
    <FormStep number={2} title="The hall" id={hallStepId}>
      <CapacityNote form={form} />
      <ChoiceRows id={fieldId('hall')} legend="Hall" legendHidden error={errors('hall')}>
        {halls.map((hall, index) => (
          <ChoiceRow
            key={hall.id}
            {...(index === 0 ? { id: fieldId('hall') } : {})}
            name="hall"
            value={hall.name}
            title={hall.name}
            price={formatNaira(hall.rental)}
            detail={hallSeats(hall)}
            picture={shownOf(hall.key)}
          />
        ))}
        {areRenders && <Small>Artist’s impressions</Small>}
      </ChoiceRows>
    </FormStep>
  );
}
