import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OwoEyo } from '@venue/shared/pattern/motifs.tsx';
import { PatternEdge } from '@venue/shared/pattern/pattern-edge.tsx';
import { color, media, space, type } from '@venue/shared/theme/tokens.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { brand, region, street } from '@venue/shared/venue/contacts.ts';
import { depositRuleOf } from '@venue/shared/venue/hall-terms.ts';
import { useHost } from '../../../host.ts';
import { Eyebrow } from '../../../ui/eyebrow.tsx';
import { Fact, FactList } from '../../../ui/fact-list.tsx';
import { legalLine } from '../../../ui/legal-line.ts';
import { PrintedSender, printSheet } from '../../../ui/print-sheet.tsx';
import type { HallBooking } from '../../booking/booking.ts';
import { invoiceFacts, transferFacts, validityRule } from '../../text/invoice-facts.ts';
import { payState, stampText } from '../../text/paid-and-due.ts';
import { SheetSums } from './sheet-sums.tsx';

const Place = styled.div`
  align-self: end;
  justify-self: end;
  grid-column-end: -1;
  ${media.up(900)} {
    justify-self: start;
  }
`;

const Stamp = styled.dd`
  && {
    width: fit-content;
    margin: 0 4px;
    padding: 5px 9px 6px;
    border: 2px solid ${color.palm700};
    outline: 1px solid ${color.palm700};
    outline-offset: 2px;
    color: ${color.palm700};
    font: 600 1.125rem/1.2 var(--serif);
    overflow-wrap: normal;
    transform: rotate(-4deg);
    /* Four facts in a row leave the least room. */
    ${media.up(1200)} {
      margin: 0 2px;
      padding-inline: 6px;
      font-size: 1rem;
    }
  }
`;

/** The status of a paid invoice, as the last entry of its list of facts. */
function PaidStamp({ text }: { text: string }) {
  return (
    <Place>
      <VisuallyHidden as="dt">Status</VisuallyHidden>
      <Stamp>{text}</Stamp>
    </Place>
  );
}

const Sheet = styled.article`
  align-self: start;
  min-width: 0;
  border: 1px solid ${color.hair};
  background: ${color.white};
  ${type.ui}
`;

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  padding: ${space[20]};
  ${media.up(900)} {
    gap: 44px;
    padding: 44px;
  }
  ${media.print} {
    gap: 28px;
    padding: 28px 0;
  }
`;

const Top = styled.div`
  display: grid;
  gap: ${space[20]};
  ${media.up(900)} {
    grid-template-columns: 1fr auto;
    align-items: start;
  }
  ${media.print} {
    grid-template-columns: 1fr auto;
    align-items: start;
  }
`;

/** The venue; on paper, the printed sender says it. */
const OnScreen = styled(Small)`
  margin-top: 4px;
  ${media.print} {
    display: none;
  }
`;

const Actions = styled.div`
  ${media.print} {
    display: none;
  }
`;

const InvoiceNumber = styled.p`
  ${type.h2}
  font-variant-numeric: lining-nums;
`;

/** On screen, the bank details have a panel beside the sheet. */
const PrintedTransfer = styled(FactList)`
  display: none;
  ${media.print} {
    display: grid;
    grid-template-columns: repeat(4, auto);
  }
`;

/** On paper it would be the first to go to a second page, and stand there alone. */
const OnScreenEdge = styled.div`
  ${media.print} {
    display: none;
  }
`;

const Rules = styled.div`
  display: grid;
  gap: ${space[8]};
`;

/** The invoice itself: all that is printed of the page (I-01, I-03, I-18). */
export function InvoiceSheet({ booking, actions }: { booking: HallBooking; actions?: ReactNode }) {
  const { invoice, terms } = booking;
  const { bank } = useHost().config;
  const stamp = stampText(booking);
  const transfer = transferFacts(booking, bank);
  return (
    <Sheet aria-label={`Invoice ${invoice.number}`} {...printSheet}>
      <AsoOkeStripe />
      <Inside>
        <Top>
          <div>
            <Eyebrow>Invoice</Eyebrow>
            <InvoiceNumber translate="no">{invoice.number}</InvoiceNumber>
            <OnScreen translate="no">
              {[brand.name, legalLine, street].filter((part) => part !== '').join(', ')}
              <br />
              {region}
            </OnScreen>
          </div>
          <Actions>{actions}</Actions>
          <PrintedSender />
        </Top>
        <FactList>
          {invoiceFacts(booking).map((fact) => (
            <Fact key={fact.name} {...fact} />
          ))}
          {stamp !== undefined && <PaidStamp text={stamp} />}
        </FactList>
        <SheetSums booking={booking} />
        {transfer.length > 0 ? (
          <PrintedTransfer>
            {transfer.map((fact) => (
              <Fact key={fact.name} {...fact} />
            ))}
          </PrintedTransfer>
        ) : null}
        <Rules>
          <p>{validityRule(terms, payState(booking))}</p>
          <Small>{depositRuleOf(terms)}</Small>
        </Rules>
      </Inside>
      <OnScreenEdge>
        <PatternEdge motif={<OwoEyo />} />
      </OnScreenEdge>
    </Sheet>
  );
}
