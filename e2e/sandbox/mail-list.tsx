/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { humanLabel, humanValue } from './labelled-values.ts';
import { formatMoment, formatSize } from './formats.ts';
import type { Mail } from './records.ts';

const openAtFirst = 3;

function title({ templateId }: Mail): string {
  return humanLabel(templateId.replace(/^template_/, '')) || 'Mail';
}

const nameFields = new Set(['name', 'fullName', 'firstName', 'lastName']);

/** Who wrote: the name where there is one, else the first field that looks like an address. */
function sender({ fields }: Mail): string {
  const names = fields.filter(({ name, value }) => nameFields.has(name) && value !== '');
  if (names.length > 0) return names.map(({ value }) => value).join(' ');
  return fields.find(({ value }) => value.includes('@'))?.value ?? '';
}

function MailFields({ mail }: { mail: Mail }) {
  return (
    <dl class="facts">
      {mail.fields.map(({ name, value }) => (
        <div key={name}>
          <dt title={name}>{humanLabel(name)}</dt>
          <dd>{value === '' ? <span class="muted">left empty</span> : humanValue(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Attachments({ mail, base }: { mail: Mail; base: string }) {
  return (
    <ul class="files">
      {mail.attachments.map(({ id, name, size, field }) => (
        <li key={id}>
          <a class="button button--small" href={`${base}/attachments/${id}`} title={field}>
            {name}
          </a>
          <span class="small muted">{formatSize(size)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Every mail, newest first, the latest ones unfolded. */
export function MailList({ mails, base }: { mails: Mail[]; base: string }) {
  if (mails.length === 0) {
    return <p class="empty">No mail yet. Send any form on the site and it arrives here within the second.</p>;
  }
  return (
    <>
      {mails.toReversed().map((mail, place) => (
        <details key={mail.id} class="item" open={place < openAtFirst}>
          <summary>
            <h3>{title(mail)}</h3>
            <span class="item__who">{sender(mail)}</span>
            <time class="small muted" datetime={mail.at}>
              {formatMoment(mail.at)}
            </time>
          </summary>
          <MailFields mail={mail} />
          {mail.attachments.length > 0 && <Attachments mail={mail} base={base} />}
          <p class="small muted">Template {mail.templateId}</p>
        </details>
      ))}
    </>
  );
}
