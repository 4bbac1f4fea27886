/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */

import { type Fault, type FaultInput, faultSchema } from './fault.ts';
import { halls, rooms } from './known-halls.ts';

type Switch = readonly [label: string, fault: FaultInput];
type SwitchGroup = { title: string; switches: readonly Switch[] };

/** Faults that the inbox page can switch on and off. */
const groups: readonly SwitchGroup[] = [
  {
    title: 'E-mail',
    switches: [
      ['The service cannot be reached', { service: 'email', kind: 'down' }],
      ['It answers after 5 seconds', { service: 'email', kind: 'slow', ms: 5000 }],
      ['It fails (500)', { service: 'email', kind: 'status', status: 500 }],
      ['Too many e-mails (429)', { service: 'email', kind: 'status', status: 429 }],
      ['The monthly quota is used up (402)', { service: 'email', kind: 'status', status: 402 }],
      [
        'It rejects the recipient (422)',
        { service: 'email', kind: 'status', status: 422, text: 'The recipients address is corrupted' },
      ],
      ['It answers with a web page instead of OK', { service: 'email', kind: 'html' }],
      ['The public key is refused', { service: 'email', kind: 'bad-key' }],
      ['The e-mail arrives, but the answer is lost', { service: 'email', kind: 'no-cors' }],
    ],
  },
  {
    title: 'Reservations',
    switches: [
      ...halls.map(({ roomType, roomTypeId }): Switch => [
        `${roomType} is taken on every date`,
        { service: 'reservation', kind: 'hall-taken', halls: [roomTypeId] },
      ]),
      [
        'Every hall is taken',
        { service: 'reservation', kind: 'hall-taken', halls: halls.map(({ roomTypeId }) => roomTypeId) },
      ],
      [
        'Every room is taken on every date',
        { service: 'reservation', kind: 'hall-taken', halls: rooms.map(({ roomTypeId }) => roomTypeId) },
      ],
      ['The service cannot be reached', { service: 'reservation', kind: 'down' }],
      ['It answers after 5 seconds', { service: 'reservation', kind: 'slow', ms: 5000 }],
      ['It fails (500)', { service: 'reservation', kind: 'status', status: 500 }],
      ['It answers with a web page', { service: 'reservation', kind: 'html' }],
      ['The API key is refused', { service: 'reservation', kind: 'bad-key' }],
      [
        'It refuses to hold a hall',
        {
          service: 'reservation',
          kind: 'refused',
          endpoint: 'add',
          errorCode: 3,
          errorMessage: 'Advance limit exceeded: this property takes reservations up to 365 days ahead.',
        },
      ],
      [
        'Verification does not find a payment that was made',
        { service: 'reservation', kind: 'payment-denied', endpoint: 'verify' },
      ],
      [
        'The check succeeds, but the reservation fails',
        { service: 'reservation', kind: 'status', status: 500, endpoint: 'add' },
      ],
    ],
  },
  {
    title: 'Card payment',
    switches: [
      ['The checkout never loads', { service: 'payment', kind: 'never-loads' }],
      ['The checkout cannot be reached', { service: 'payment', kind: 'down' }],
      ['It opens after 5 seconds', { service: 'payment', kind: 'slow', ms: 5000 }],
      ['Every card is declined', { service: 'payment', kind: 'declined' }],
      ['The payment succeeds, but the window says closed', { service: 'payment', kind: 'paid-but-closed' }],
      ['The public key is refused', { service: 'payment', kind: 'bad-key' }],
    ],
  },
];

function textOf(fault: FaultInput): string {
  return JSON.stringify(faultSchema.parse(fault));
}

/** The faults after a switch was pressed, given by its fault as JSON. Faults with a number of times belong to tests. */
export function toggleFault(text: string, faults: Fault[]): Fault[] {
  const others = faults.filter((fault) => textOf(fault) !== text);
  return others.length < faults.length ? others : [...faults, faultSchema.parse(JSON.parse(text))];
}

/** Switches for all faults, grouped by service. */
export function FaultPanel({ faults, base }: { faults: Fault[]; base: string }) {
  const active = new Set(faults.map(textOf));
  return (
    <form method="post" action={`${base}/switches`}>
      <div class="groups">
        {groups.map(({ title, switches }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {switches.map(([label, fault]) => {
                const text = textOf(fault);
                const isOn = active.has(text);
                return (
                  <li key={text}>
                    <button
                      class="switch"
                      name="fault"
                      value={text}
                      role="switch"
                      aria-checked={isOn ? 'true' : 'false'}
                    >
                      {label} <strong aria-hidden="true">{isOn ? 'On' : 'Off'}</strong>
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
      {faults.length > 0 && (
        <button class="button" name="fault" value="none">
          Switch everything off
        </button>
      )}
    </form>
  );
}
