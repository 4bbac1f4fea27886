import { type RefObject, useEffect, useState, type SubmitEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { type FieldValues, readValues } from '@venue/shared/form/field-values.ts';
import { useHandover } from '@venue/shared/form/join-handover.ts';
import { withoutScripts, stickyColumn } from '@venue/shared/theme/styles.ts';
import { color, media, space, type } from '@venue/shared/theme/tokens.ts';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { Disclosure } from '@venue/shared/ui/disclosure.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { quoteWith } from '../../../content/links.ts';
import { useHost } from '../../../host.ts';
import { CostSheetCard } from './cost-sheet-card.tsx';
import { costSheet } from './cost-sheet.ts';
import { examplePlan, type EventPlan, eventPlanOf, notWhole, usePlanDraft } from './event-plan.ts';
import { handPlanToBooking, handPlanToQuote } from './hand-over-plan.ts';
import { PlanFields } from './plan-fields.tsx';

/** The plan in the form as it is typed, including what was typed before the scripts ran, and the fields that are not in it. */
function useEventPlan(form: RefObject<HTMLFormElement | null>, people: number) {
  const [values, setValues] = useState<FieldValues>(examplePlan);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const stop = new AbortController();
    const read = () => setValues(readValues(element));
    read();
    element.addEventListener('input', read, { signal: stop.signal });
    return () => stop.abort();
  }, [form]);
  return { plan: eventPlanOf(values, people), wrong: notWhole(values) };
}

/** Hidden without scripts: the tables above it give every rate. */
const ScriptedOnly = styled.div`
  ${withoutScripts} {
    display: none;
  }
  ${media.up(900)} {
    grid-column: 1 / -1;
  }
`;

/** Framed, because visitors overlooked it as a plain line. */
const Calculator = styled(Disclosure)`
  padding-inline: ${space[20]};
  border: 2px solid ${color.indigo900};
  background: ${color.white};
  &[open] {
    padding-bottom: ${space[32]};
  }
  > summary {
    padding-block: ${space[20]};
    ${type.h3}
  }
  ${media.up(900)} {
    padding-inline: ${space[32]};
  }
`;

/** Stays in view beside the longer sheet. */
const FieldsColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
  align-content: start;
  ${stickyColumn}
  ${media.up(900)} {
    align-self: start;
  }
`;

function defaultHallTitle({ fit }: EventPlan): string {
  if (fit.kind === 'fits' || fit.kind === 'tight') return `The one that fits: ${fit.hall.name}`;
  return 'Choose a hall';
}

function quotePlace({ fit }: EventPlan): 'Halls' | 'Event center' {
  return fit.kind === 'beyond-halls' ? 'Event center' : 'Halls';
}

/** Shared with the booking form. */
const sharedFields = ['eventDate', 'startTime', 'endTime'] as const;

/** The cost sheet of the visitor's own day, which can be handed to a booking or a quote. */
export function CostSheetForm({ people }: { people: number }) {
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  useHandover(form, host.handover('mf-bookings/hall-wishes'), sharedFields);
  usePlanDraft(form);
  const { plan, wrong } = useEventPlan(form, people);
  const sheet = costSheet(plan);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const forQuote = event.nativeEvent.submitter?.getAttribute('value') === 'quote';
    if (forQuote) handPlanToQuote(host, plan, sheet);
    else handPlanToBooking(host, plan);
    host.navigate(
      forQuote
        ? quoteWith({ place: quotePlace(plan), layout: plan.layout === 'theatre' ? 'Theatre' : 'Banquet' })
        : addressOf('mf-bookings/hall-booking'),
    );
  };
  return (
    <ScriptedOnly>
      <Calculator title="Add up your own day: hours, guards, rehearsal.">
        <InnerColumns
          as="form"
          $first={4}
          $free
          ref={form}
          action={addressOf('mf-bookings/hall-booking')}
          aria-label="Plan the event"
          noValidate
          onSubmit={submit}
        >
          <FieldsColumn>
            <Muted>Every figure is from our terms. Adding it up does not book or send anything.</Muted>
            <PlanFields defaultTitle={defaultHallTitle(plan)} wrong={wrong} />
          </FieldsColumn>
          <CostSheetCard plan={plan} sheet={sheet} />
        </InnerColumns>
      </Calculator>
    </ScriptedOnly>
  );
}
