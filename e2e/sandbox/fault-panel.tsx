/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { type Fault, type FaultInput, faultSchema, type Service } from './fault.ts';
import { halls, rooms } from './known-halls.ts';

type FaultSwitch = { id: string; label: string; fault: Fault };
type SwitchGroup = { service: Service; title: string; switches: FaultSwitch[] };

type Choice = [label: string, fault: FaultInput];

function group(service: Service, title: string, choices: Choice[]): SwitchGroup {
  const switches = choices.map(([label, fault], place) => ({
    id: `${service}-${place}`,
    label,
    fault: faultSchema.parse(fault),
  }));
  return { service, title, switches };
}

/** Faults that the inbox page can switch on and off. */
const switchGroups: SwitchGroup[] = [
  group('email', 'E-mail', [
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
  ]),
  group('reservation', 'Reservations', [
    ...halls.map(({ roomType, roomTypeId }): Choice => [
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
  ]),
  group('payment', 'Card payment', [
    ['The checkout never loads', { service: 'payment', kind: 'never-loads' }],
    ['The checkout cannot be reached', { service: 'payment', kind: 'down' }],
    ['It opens after 5 seconds', { service: 'payment', kind: 'slow', ms: 5000 }],
    ['Every card is declined', { service: 'payment', kind: 'declined' }],
    ['The payment succeeds, but the window says closed', { service: 'payment', kind: 'paid-but-closed' }],
    ['The public key is refused', { service: 'payment', kind: 'bad-key' }],
  ]),
];

function text(fault: Fault): string {
  return JSON.stringify(faultSchema.parse(fault));
}

/** Whether a switch is on. Faults limited to a number of requests belong to tests. */
function isOn({ fault }: FaultSwitch, faults: Fault[]): boolean {
  return faults.some((active) => text(active) === text(fault));
}

/** The faults after a switch was pressed; an unknown id changes nothing. */
export function toggleSwitch(id: string, faults: Fault[]): Fault[] {
  const found = switchGroups.flatMap(({ switches }) => switches).find((candidate) => candidate.id === id);
  if (!found) return faults;
  if (!isOn(found, faults)) return [...faults, found.fault];
  return faults.filter((fault) => text(fault) !== text(found.fault));
}

/** Switches for all faults, grouped by service. */
export function FaultPanel({ faults, base }: { faults: Fault[]; base: string }) {
  return (
    <form method="post" action={`${base}/switches`}>
      <div class="groups">
        {switchGroups.map(({ service, title, switches }) => (
          <div key={service}>
            <h3>{title}</h3>
            <ul>
              {switches.map((one) => {
                const isActive = isOn(one, faults);
                return (
                  <li key={one.id}>
                    <button
                      class="switch"
                      name="id"
                      value={one.id}
                      role="switch"
                      aria-checked={isActive ? 'true' : 'false'}
                    >
                      {one.label} <strong aria-hidden="true">{isActive ? 'On' : 'Off'}</strong>
                    </button>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
      {faults.length > 0 && (
        <button class="button" name="id" value="none">
          Switch everything off
        </button>
      )}
    </form>
  );
}
