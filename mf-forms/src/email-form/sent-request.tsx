import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { FieldValues } from '@venue/shared/form/field-values.ts';
import { role, space, type } from '@venue/shared/theme/tokens.ts';
import { formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { LinkedText } from '@venue/shared/ui/linked-text.tsx';
import { contact, mainPhone } from '@venue/shared/venue/contacts.ts';
import { officeDayAfter, type OfficeHours } from '@venue/shared/venue/office-hours.ts';
import type { EmailFormSpec } from './email-form-spec.ts';
import { messageReference, shownValue } from './message.ts';

const Sheet = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-block: ${space[8]} ${space[20]};
`;

const Reference = styled.strong`
  ${type.h3}
  font-variant-numeric: tabular-nums lining-nums;
`;

const Copy = styled.dl`
  display: grid;
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: minmax(7rem, 1fr) minmax(0, 3fr);
    gap: 0 ${space[12]};
    padding-block: ${space[8]};
    border-top: 1px solid ${role.hairline};
  }
  dt {
    color: ${role.text2};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

type SentRequestProps = { spec: EmailFormSpec; values: FieldValues; next: ReactNode };

/** A sent request: its reference, how and by when we reply, what happens next, and a copy. */
export function SentRequest({ spec, values, next }: SentRequestProps) {
  const [at] = useState(now);
  return (
    <Sheet>
      <p>
        Your reference: <Reference translate="no">{messageReference(values)}</Reference>
      </p>
      <p>
        <LinkedText text={answerText(values, { at })} />
      </p>
      {next}
      <Copy aria-label="What you sent">
        {spec.fields.map((field) => {
          const value = values[field.name];
          return value === undefined ? null : (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd translate="no">{shownValue(field, value)}</dd>
            </div>
          );
        })}
      </Copy>
    </Sheet>
  );
}

/** When a request was sent (ms since the epoch), and within how many office days the venue replies, if it says so. */
type Sent = { at: number; days?: number | undefined; hours?: OfficeHours };

/** What the visitor hears where we cannot reply. */
export const unreachableText = `You left no way to reach you, so please call ${mainPhone}.`;

/** Whether the visitor left an e-mail address or a phone number. */
export function isReachable({ email, phone, number }: FieldValues): boolean {
  return (email ?? phone ?? number) !== undefined;
}

/** Undefined if the visitor left neither an e-mail address nor a phone number. */
function replyText({ email, phone, number }: FieldValues): string | undefined {
  const telephone = phone ?? number;
  if (email !== undefined) return `We’ll reply to ${email}`;
  return telephone === undefined ? undefined : `You left no e-mail address, so we’ll call ${telephone}`;
}

/** How we will reply to a request, by when if the venue says so, and what to do otherwise. */
export function answerText(values: FieldValues, { at, days = contact.answerDays, hours }: Sent): string {
  const reply = replyText(values);
  if (reply === undefined) {
    return `You left no e-mail address or phone number, so please call ${mainPhone} with this reference.`;
  }
  if (days === undefined) {
    return `${reply}. If you hear nothing, call ${mainPhone} with this reference.`;
  }
  const day = formatLongDate(officeDayAfter(lagosDate(at), days, hours));
  return `${reply} by ${day}. If you’ve heard nothing by then, call ${mainPhone} with this reference.`;
}
