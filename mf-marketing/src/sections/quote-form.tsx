import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { readValues } from '@venue/shared/form/field-values.ts';
import { useHandover } from '@venue/shared/form/join-handover.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { addressWith, type QuotedPlace } from '../content/links.ts';
import { useHost } from '../host.ts';
import { Stack } from './text-blocks.tsx';

const quotePage = addressOf('mf-forms/request-quote');
const sharedFields = ['eventDate', 'estimatedGuests'] as const;

type QuoteFormProps = {
  id?: string;
  label: string;
  place: QuotedPlace;
  /** Text of the button. */
  action: string;
  /** Fields, named as in the request for a quote. */
  children: ReactNode;
};

/** A short form that is carried to the request for a quote, with which it shares day and number of guests. */
export function QuoteForm({ id, label, place, action, children }: QuoteFormProps) {
  const { handover, navigate } = useHost();
  const form = useRef<HTMLFormElement>(null);
  useHandover(form, handover('mf-forms/quote'), sharedFields);
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    navigate(addressWith(quotePage, { place, ...readValues(event.currentTarget) }));
  };
  return (
    <Stack as="form" $gap={20} ref={form} id={id} action={quotePage} aria-label={label} onSubmit={ask}>
      <input type="hidden" name="place" value={place} />
      {children}
      <Button type="submit" $look="brass" $wide>
        {action}
      </Button>
      <Muted>We’ll reply with a price. Nothing to pay yet.</Muted>
    </Stack>
  );
}
