import { type InputEvent, type SubmitEvent, useState } from 'react';
import { Honeypot } from '@venue/shared/email/honeypot.tsx';
import { useFormDraft } from '@venue/shared/form/draft.ts';
import { useHandover } from '@venue/shared/form/join-handover.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { ErrorSummary } from '@venue/shared/ui/error-summary.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { WithoutScripts } from '@venue/shared/ui/without-scripts.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { useHost } from '../../host.ts';
import { FormEnd, FormLayout, FormParts, FormPartsBelow } from '../../ui/form-layout.tsx';
import { PrivacyLink } from '../../ui/privacy-link.tsx';
import { hallDraft, handoverFields, hallHoneypotId } from '../booking/hall-fields.ts';
import { type FormFlow, type SendingStep, isFoundTaken } from '../flow/hall-stages.ts';
import type { NotBooked } from '../flow/not-booked.ts';
import { CostSummary } from './cost-summary.tsx';
import { fieldId, fieldsWith, type HallFormRef, fillForm } from './form-fields.ts';
import { EventStep, GuestStep, HallStep, LastStep } from './hall-form-steps.tsx';
import { NotBookedNotice, type NotBookedNoticeProps } from './not-booked-notice.tsx';

/** Names of the fields edited since the last refused submit (number `attempt`): their errors are no longer shown. */
function useCorrectedFields(attempt: number) {
  const [corrected, setCorrected] = useState<{ attempt: number; names: ReadonlySet<string> }>({
    attempt,
    names: new Set(),
  });
  const names = corrected.attempt === attempt ? corrected.names : new Set<string>();

  function onInput(event: InputEvent<HTMLFormElement>) {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const name = target.getAttribute('name');
    // Restoring a draft raises `input` for each field, before anything was refused.
    if (attempt > 0 && name && !names.has(name)) setCorrected({ attempt, names: new Set([...names, name]) });
  }
  return { names, onInput };
}

const busyLabels = {
  checking: 'Checking the date…',
  holding: 'Holding the hall…',
  writing: 'Preparing your invoice…',
  asking: 'Asking the venue…',
} as const satisfies Record<SendingStep, string>;

/** `holds`: with a reservation service; `asks`: without. */
const submitTexts = {
  holds: {
    button: 'Get my invoice',
    small: `No charge now. Your details go to ${brand.name} through its reservation and e-mail services.`,
  },
  asks: {
    button: 'Ask the venue about this date',
    small: `No charge, and the date is not held. Your details go to ${brand.name} through its e-mail service.`,
  },
} as const;

const correctTitle = 'Please correct the following';

function RefusalSummary(props: {
  notBooked: Extract<NotBooked, { kind: 'refused' }>;
  corrected: ReadonlySet<string>;
}) {
  const { notBooked, corrected } = props;
  const problems = notBooked.problems.map(({ field, summary }) => ({
    field: fieldId(field),
    text: summary,
    isChanged: corrected.has(field),
  }));
  // The toast shows M-03; as a heading, “fill in all fields” would be wrong where nothing is empty.
  const title = notBooked.message === toastTexts.fillInAllFields ? correctTitle : notBooked.message;
  return <ErrorSummary title={title} problems={problems} />;
}

type SubmitSectionProps = Pick<NotBookedNoticeProps, 'form' | 'onChoose' | 'onRequest'> & { flow: FormFlow };

function SubmitSection({ flow, ...notice }: SubmitSectionProps) {
  const text = submitTexts[useHost().config.reservation ? 'holds' : 'asks'];
  const notBooked = flow.stage === 'form' ? flow.notBooked : undefined;
  const busyLabel = flow.stage === 'sending' ? busyLabels[flow.step] : undefined;
  return (
    <FormEnd>
      {notBooked && notBooked.kind !== 'refused' ? (
        <NotBookedNotice key={flow.attempt} notBooked={notBooked} {...notice} />
      ) : null}
      <SubmitButton busy={busyLabel !== undefined} busyLabel={busyLabel ?? busyLabels.checking}>
        {text.button}
      </SubmitButton>
      <WithoutScripts />
      <Small as="output">{busyLabel ?? text.small}</Small>
      <PrivacyLink />
    </FormEnd>
  );
}

/** The booking form in four parts, with its cost (F-06). It is inert while the booking runs. */
export function HallForm(props: {
  form: HallFormRef;
  flow: FormFlow;
  /** The first input. */
  onBegin: () => void;
  onSubmit: (form: HTMLFormElement) => void;
  /** Asks for the date by e-mail instead. */
  onRequest: (form: HTMLFormElement) => void;
}) {
  const { form, flow } = props;
  const { handover } = useHost();
  useHandover(form, handover('mf-bookings/hall-wishes'), handoverFields);
  useFormDraft(form, hallDraft);
  const notBooked = flow.stage === 'form' ? flow.notBooked : undefined;
  const busy = flow.stage === 'sending';
  const corrected = useCorrectedFields(flow.attempt);
  const field = fieldsWith(notBooked, corrected.names);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) props.onSubmit(event.currentTarget);
  }

  function input(event: InputEvent<HTMLFormElement>) {
    props.onBegin();
    corrected.onInput(event);
  }

  return (
    <FormLayout ref={form} noValidate aria-label="Book a hall" onSubmit={submit} onInput={input}>
      <FormParts inert={busy}>
        {notBooked?.kind === 'refused' ? (
          <RefusalSummary key={flow.attempt} notBooked={notBooked} corrected={corrected.names} />
        ) : null}
        <EventStep form={form} field={field} isFoundTaken={isFoundTaken(flow)} />
        <HallStep form={form} field={field} />
        <input type="hidden" name="invoiceNumber" />
        <Honeypot id={hallHoneypotId} />
      </FormParts>
      <CostSummary form={form} />
      <FormPartsBelow inert={busy}>
        <GuestStep field={field} />
        <LastStep field={field} />
      </FormPartsBelow>
      <SubmitSection
        flow={flow}
        form={form}
        onChoose={(values) => fillForm(form, values)}
        onRequest={() => form.current && props.onRequest(form.current)}
      />
    </FormLayout>
  );
}
