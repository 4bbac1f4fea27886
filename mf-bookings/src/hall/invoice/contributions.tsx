import { formatNaira } from '@venue/shared/words/numbers.ts';
import { role, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { styled } from 'styled-components';
import { SendOn } from '../../controls/send-on.tsx';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import type { HallBooking } from '../booking/booking.ts';
import type { HallServices } from '../flow/hall-services.ts';
import { createSentLinks } from '../ledger/sent-links.ts';
import { deviceStorage } from '../../storage/device-storage.ts';
import { contributionsOf, contributionsText } from '../text/contributions.ts';
import { ReportForm } from './report-form.tsx';

const Panel = styled.section`
  ${type.ui}
  display: grid;
  gap: ${space[12]};
  padding: 24px;
  border: 1px solid ${role.hairline};
  > button {
    justify-self: start;
  }
  /* The list is shown above: one line of the text to copy is enough. */
  dl + dl dd:first-of-type {
    overflow: hidden;
    font-weight: 400;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Given = styled(KeyValues)`
  dt span {
    display: block;
    color: ${role.text2};
    overflow-wrap: anywhere;
  }
`;

/** Who has paid what, as a list to share, and a form to add to it. Shown once somebody has paid or been sent the link. */
export function Contributions({
  booking,
  services,
  now,
}: {
  booking: HallBooking;
  services: HallServices;
  now: number;
}) {
  const given = contributionsOf(booking);
  const text = contributionsText(booking, now);
  if (given.length === 0 && !createSentLinks(deviceStorage).has(booking.invoice.number)) return null;
  return (
    <Panel aria-label="Who has paid">
      <Heading level={2} look="h3">
        Who has paid
      </Heading>
      {given.length > 0 ? (
        <>
          <Given>
            {given.map(({ id, who, when, naira, mark, counts }) => (
              <KeyValue
                key={`${id} ${mark}`}
                name={
                  <>
                    <bdi translate="no">{who}</bdi>
                    <span>{`${when}, ${mark}`}</span>
                  </>
                }
                value={counts ? <strong>{formatNaira(naira)}</strong> : `(${formatNaira(naira)})`}
              />
            ))}
          </Given>
          <SendOn
            share={{ title: `Invoice ${booking.invoice.number}`, text }}
            copy={{ name: 'The list', value: text }}
          >
            Share the list
          </SendOn>
        </>
      ) : null}
      <ReportForm booking={booking} services={services} />
    </Panel>
  );
}
