import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { twoColumns } from '@venue/shared/ui/columns.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { QuoteForm } from '../../sections/quote-form.tsx';
import { LayoutChoice } from './layout-choice.tsx';

/** Id of the form, which every quote button on this page leads to. */
export const quoteFormId = 'ask-for-the-hall';

const DayAndGuests = styled.div`
  display: grid;
  ${twoColumns('8rem', space[12])}
  row-gap: ${space[12]};
`;

/** Layout, day and number of guests, carried to the request for a quote. */
export function ConferenceQuoteForm() {
  return (
    <QuoteForm
      id={quoteFormId}
      label="Ask for the conference hall"
      place="Conference hall"
      action="Request a quote"
    >
      <LayoutChoice />
      <DayAndGuests>
        <TextField id="conference-day" name="eventDate" type="date" label="Day" optional />
        <TextField
          id="conference-guests"
          name="estimatedGuests"
          inputMode="numeric"
          label="How many"
          optional
        />
      </DayAndGuests>
    </QuoteForm>
  );
}
