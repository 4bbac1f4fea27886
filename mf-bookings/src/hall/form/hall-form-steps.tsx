import { addressOf } from '@venue/shared/contract/address-of.ts';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { EmailField } from '@venue/shared/ui/email-field.tsx';
import { RequiredFieldsNote } from '@venue/shared/ui/field.tsx';
import { Picture } from '@venue/shared/ui/picture.tsx';
import { SelectField } from '@venue/shared/ui/select-field.tsx';
import { TextAreaField, TextField } from '@venue/shared/ui/text-field.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { ZoneSuffix } from '@venue/shared/ui/zone-suffix.tsx';
import { hallSeats } from '@venue/shared/venue/hall-capacity.ts';
import { hallTerms, nextDayText } from '@venue/shared/venue/hall-terms.ts';
import { halls } from '@venue/shared/venue/halls.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { useHost } from '../../host.ts';
import { PastDay, Remark } from '../../time/past-day-remark.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChoiceRow, ChoiceRows } from '../../ui/choice-rows.tsx';
import { DateAndTimes, FieldPair, FormStep, WhatAndHowMany } from '../../ui/form-layout.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { eventTypes, hearAboutOptions } from '../booking/hall-fields.ts';
import { hallPictures } from '../pictures/hall-pictures.ts';
import { openHours } from '../text/invoice-facts.ts';
import { CapacityNote } from './capacity-note.tsx';
import { type FieldOf, type HallFormRef, useHallFormValues } from './form-fields.ts';
import { FreeHalls } from './free-halls.tsx';

type ChoiceProps = ReturnType<FieldOf> & { label: string; options: readonly string[] };

function Choice({ options, ...field }: ChoiceProps) {
  return (
    <SelectField {...field} defaultValue="">
      <option value="">Choose one</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </SelectField>
  );
}

/** The event, its date and times, and which halls are free then. */
export function EventStep(props: { form: HallFormRef; field: FieldOf; isFoundTaken: boolean }) {
  const { form, field, isFoundTaken } = props;
  const today = useToday();
  const { eventDate, startTime, endTime } = useHallFormValues(form);
  const nextDay = nextDayText({ startTime, endTime });
  return (
    <FormStep number={1} title="Your event">
      <RequiredFieldsNote />
      <WhatAndHowMany>
        <Choice {...field('eventType')} label="What kind of event?" options={eventTypes} />
        <TextField {...field('noOfPeople')} label="Number of people" inputMode="numeric" autoComplete="off" />
      </WhatAndHowMany>
      <DateAndTimes>
        <TextField {...field('eventDate')} type="date" label="Event date" min={today || undefined} />
        <TextField {...field('startTime')} type="time" label="Starts" />
        <TextField {...field('endTime')} type="time" label="Ends" />
      </DateAndTimes>
      <div>
        <Small>
          Opening hours are {openHours(hallTerms)}
          <ZoneSuffix />. Ending after {hourText(hallTerms.closing)} adds {formatNaira(hallTerms.lateCharge)},
          due with the balance.
        </Small>
        {/* A morning hour may be a slip for an evening one. */}
        <Remark as="output">{nextDay === '' ? null : `The event ends at ${endTime}${nextDay}.`}</Remark>
        <PastDay what="The event date" date={eventDate} />
      </div>
      {/* The key discards an outdated answer. */}
      {useHost().config.reservation && <FreeHalls key={String(isFoundTaken)} form={form} />}
    </FormStep>
  );
}

function shownOf(key: string) {
  const picture = hallPictures[key];
  return picture && <Picture of={picture} sizes="96px" ratio="fill" alt="" />;
}

const areRenders = halls.some(({ key }) => hallPictures[key]?.render);

/** Id of the part with the halls, the advice above them included. */
export const hallStepId = 'the-hall';

/** The halls with their rentals, and which suits the guests (F-11). */
export function HallStep({ form, field }: { form: HallFormRef; field: FieldOf }) {
  const { id, name, error } = field('hall');
  return (
    <FormStep number={2} title="The hall" id={hallStepId}>
      <CapacityNote form={form} />
      <ChoiceRows id={id} legend="Hall" legendHidden error={error}>
        {halls.map((hall, index) => (
          <ChoiceRow
            key={hall.id}
            {...(index === 0 ? { id } : {})}
            name={name}
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

/** Who books. */
export function GuestStep({ field }: { field: FieldOf }) {
  return (
    <FormStep number={3} title="You">
      <FieldPair>
        <TextField {...field('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...field('lastName')} label="Last name" autoComplete="family-name" />
        <EmailField {...field('email')} label="E-mail" hint="We’ll send the invoice here." />
        <PhoneField {...field('phone')} label="Phone" hint="For the day itself: 0803… or +234…" />
      </FieldPair>
    </FormStep>
  );
}

/** Remarks, how they heard of us, promotions and terms. */
export function LastStep({ field }: { field: FieldOf }) {
  const { Link } = useHost();
  return (
    <FormStep number={4} title="Anything else">
      <TextAreaField {...field('addInfo')} label="Anything we should know" optional />
      <FieldPair>
        <Choice {...field('hearAbout')} label="Where did you hear about us?" options={hearAboutOptions} />
      </FieldPair>
      <div>
        <Checkbox {...field('subCheck')}>Send me offers and news</Checkbox>
        <Checkbox {...field('termsCheck')}>
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
