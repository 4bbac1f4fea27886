import { type SubmitEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { takeHoneypot, Honeypot } from '@venue/shared/email/honeypot.tsx';
import { clearDraft, useFormDraft } from '@venue/shared/form/draft.ts';
import { emailProblem } from '@venue/shared/form/email-address.ts';
import { fieldText } from '@venue/shared/form/field-values.ts';
import { isVisibleName } from '@venue/shared/form/parse-input.ts';
import { counted } from '@venue/shared/text/numbers.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Dialog } from '@venue/shared/ui/dialog.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { SubmitButton } from '@venue/shared/ui/submit-button.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { useHost } from '../host.ts';
import { dateSpanText } from '../time/date-span.ts';
import { PersonFields } from '../ui/person-fields.tsx';
import { PrivacyLink } from '../ui/privacy-link.tsx';
import { useWaitingList } from './send-waiting-list-mail.ts';
import { UnsentWaitingListMail } from './unsent-waiting-list-mail.tsx';
import { waitId, type WaitingListEntry, type WaitingListRequest } from './waiting-list-ledger.ts';

type Contact = Pick<WaitingListEntry, 'name' | 'email' | 'phone'>;

function waitFieldId(name: keyof Contact | 'website'): string {
  return `wait-${name}`;
}

function readContact(data: FormData): Contact {
  return { name: fieldText(data, 'name'), email: fieldText(data, 'email'), phone: fieldText(data, 'phone') };
}

type WaitProblems = Readonly<Partial<Record<keyof Contact, string>>>;

export function waitProblems({ name, email }: Contact): WaitProblems | undefined {
  const address = email === '' ? 'Enter the e-mail address for the venue to write to' : emailProblem(email);
  const problems = {
    ...(!isVisibleName(name) && { name: 'Enter your name, so that the venue knows who to tell' }),
    ...(address !== undefined && { email: address }),
  };
  return Object.keys(problems).length > 0 ? problems : undefined;
}

/** A request that has not been sent yet. `at` in ms since the epoch. */
export function newEntry(request: WaitingListRequest, waiter: Contact, at: number): WaitingListEntry {
  return { ...request, ...waiter, id: waitId(request), at, requestMail: 'unsent' };
}

const Form = styled.form`
  display: grid;
  gap: ${space[20]};
  justify-items: start;
  > div {
    justify-self: stretch;
  }
`;

const Stack = styled.div`
  display: grid;
  gap: ${space[20]};
`;

const draft = 'waiting-list';

type ContactFormProps = {
  request: WaitingListRequest;
  busy: boolean;
  onAsk: (record: WaitingListEntry) => void;
};

function ContactForm({ request, busy, onAsk }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<WaitProblems>();
  const [isCaught, setCaught] = useState(false);
  useFormDraft(form, draft);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const waiter = readContact(new FormData(event.currentTarget));
    const found = waitProblems(waiter);
    const isProgram = takeHoneypot(event.currentTarget, waitFieldId('website'));
    setProblems(found);
    setCaught(isProgram);
    if (found) document.getElementById(waitFieldId(found.name ? 'name' : 'email'))?.focus();
    else if (!isProgram) onAsk(newEntry(request, waiter, now()));
  }

  return (
    <Form ref={form} noValidate aria-label="Tell me if it becomes free" onSubmit={submit}>
      <PersonFields
        form="wait"
        name={{ label: 'Your name' }}
        emailHint="So that the venue can write to you."
        phone={{ optional: true }}
        problems={problems ?? {}}
      />
      <Honeypot id={waitFieldId('website')} />
      <SubmitButton busy={busy} busyLabel="Asking the venue…">
        Ask the venue to tell me
      </SubmitButton>
      <Small as="output">
        {isCaught
          ? 'Not sent. Please send it again.'
          : 'The date is not held for you, and nothing is charged. You can withdraw your request under My bookings.'}
      </Small>
      <PrivacyLink />
    </Form>
  );
}

type AskedProps = { record: WaitingListEntry; busy: boolean; onSend: () => void; onClose: () => void };

function Asked({ record, busy, onSend, onClose }: AskedProps) {
  const { Link } = useHost();
  return (
    <Stack>
      {record.requestMail === 'sent' ? (
        <Note kind="good" role="status">
          The venue has your request. You can withdraw it under My bookings.
        </Note>
      ) : (
        <UnsentWaitingListMail record={record} busy={busy} onSend={onSend} />
      )}
      <ButtonRow>
        <Button onClick={onClose}>Close</Button>
        <Button as={Link} to={addressOf('mf-bookings/bookings-on-this-device')} $look="line">
          My bookings
        </Button>
      </ButtonRow>
    </Stack>
  );
}

export type WaitingListDialogProps = { request: WaitingListRequest; open: boolean; onClose: () => void };

function requestText({ from, to, people }: WaitingListRequest): string {
  const forPeople = people === undefined ? '' : `, for ${counted(people, 'person', 'people')}`;
  return `${dateSpanText({ from, to })}${forPeople}. If it becomes free, the venue can let you know.`;
}

/** Asks to be told if a day becomes free, or shows the status of a request made before. */
export function WaitingListDialog({ request, open, onClose }: WaitingListDialogProps) {
  const { busy, latest, ask, send } = useWaitingList();
  const record = latest(waitId(request));
  /** The form stays until its first attempt to send has ended. */
  const [asking, setAsking] = useState(false);
  const isAsked = record !== undefined && record.withdrawalMail === undefined && !asking;

  async function askFirst(asked: WaitingListEntry): Promise<void> {
    setAsking(true);
    await ask(asked);
    clearDraft(draft);
    setAsking(false);
  }

  return (
    <Dialog open={open} onClose={onClose} title={`Tell me if ${request.what || 'a hall'} becomes free`}>
      <Stack>
        <p>{requestText(request)}</p>
        {isAsked ? (
          <Asked record={record} busy={busy} onSend={() => void send(record.id)} onClose={onClose} />
        ) : (
          <ContactForm request={request} busy={busy} onAsk={(asked) => void askFirst(asked)} />
        )}
      </Stack>
    </Dialog>
  );
}
