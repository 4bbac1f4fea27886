import { addressOf } from '@venue/shared/contract/address-of.ts';
import { useHandover } from '@venue/shared/form/join-handover.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { twoColumns } from '@venue/shared/ui/columns.tsx';
import { type SubmitEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { quoteWith } from '../../content/links.ts';
import { conferenceLayouts } from '../../content/halls/conference-plans.ts';
import { useHost } from '../../host.ts';
import { LayoutChoice } from './layout-choice.tsx';

/** Id of the form, which every quote button on this page leads to. */
export const quoteFormId = 'ask-for-the-hall';

const Form = styled.form`
  display: grid;
  gap: ${space[20]};
  min-width: 0;
`;

const Two = styled.div`
  display: grid;
  ${twoColumns('8rem', space[12])}
  row-gap: ${space[12]};
`;

const sharedFields = ['eventDate', 'estimatedGuests'] as const;

/** Layout, day and number of guests, carried to the request for a quote. */
export function ConferenceQuoteForm() {
  const { handover, navigate } = useHost();
  const form = useRef<HTMLFormElement>(null);
  useHandover(form, handover('mf-forms/quote'), sharedFields);
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('layout');
    const layout = conferenceLayouts.find(({ name }) => name === chosen) ?? conferenceLayouts[0];
    navigate(quoteWith({ place: 'Conference hall', layout: layout.name }));
  };
  return (
    <Form
      ref={form}
      id={quoteFormId}
      action={addressOf('mf-forms/request-quote')}
      aria-label="Ask for the conference hall"
      onSubmit={ask}
    >
      <input type="hidden" name="place" value="Conference hall" />
      <LayoutChoice />
      <Two>
        <TextField id="conference-day" name="eventDate" type="date" label="Day" optional />
        <TextField
          id="conference-guests"
          name="estimatedGuests"
          inputMode="numeric"
          label="How many"
          optional
        />
      </Two>
      <Button type="submit" $look="brass" $wide>
        Request a quote
      </Button>
      <Muted>We’ll reply with a price. Nothing to pay yet.</Muted>
    </Form>
  );
}
