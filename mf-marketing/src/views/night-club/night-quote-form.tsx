import { Muted } from '@venue/shared/ui/text.tsx';
import { type SubmitEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { useHandover } from '@venue/shared/form/join-handover.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { quoteWith } from '../../content/links.ts';
import { useHost } from '../../host.ts';
import { ContactReception } from '../../sections/contact-reception.tsx';

const Form = styled.form`
  display: grid;
  gap: ${space[12]};
`;

const sharedFields = ['eventDate'] as const;

/** The night is handed to the request for a quote. */
export function NightQuoteForm() {
  const { handover, navigate } = useHost();
  const form = useRef<HTMLFormElement>(null);
  useHandover(form, handover('mf-forms/quote'), sharedFields);
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(quoteWith({ place: 'Night club' }));
  };
  return (
    <Form ref={form} action={addressOf('mf-forms/request-quote')} aria-label="Ask for a night" onSubmit={ask}>
      <TextField id="which-night" name="eventDate" type="date" label="Which night?" />
      <Button type="submit" $look="brass" $wide>
        Ask for this night
      </Button>
      <Muted>We’ll reply with a price. Nothing to pay yet.</Muted>
      <p>
        <strong>Only coming to dance?</strong>
      </p>
      <ContactReception question="Good day. Is the night club open tonight?" />
    </Form>
  );
}
