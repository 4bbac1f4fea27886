import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { Eko, Iye } from '@venue/shared/pattern/motifs.tsx';
import { PatternEdge } from '@venue/shared/pattern/pattern-edge.tsx';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { color, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { Price } from '@venue/shared/ui/text.tsx';
import { CopyRow } from '../ui/copy-row.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { printSheet, PrintedSender } from '../ui/print-sheet.tsx';
import { CallIfNoReply } from './call-if-no-reply.tsx';
import type { PaidFor } from './no-reply.ts';
import { isPaid, type PaymentStatus, wasCalledPaid } from './payment-record.ts';
import { statusLabel } from './payment-status-text.ts';
import { showFromTop } from './show-from-top.ts';

const Panel = styled.section`
  ${type.ui}

  align-self: start;
  min-width: 0;
  border: 1px solid ${color.hair};
  background: ${color.white};
`;

const Inside = styled.div<{ $roomy: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${(props) => (props.$roomy ? space[32] : space[20])};
  padding: ${space[20]};
  ${media.up(900)} {
    ${(props) => (props.$roomy ? 'gap: 44px; padding: 44px;' : 'padding: 32px;')}
  }
  ${media.print} {
    padding: 28px 0 0;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[20]};
  align-items: start;
  justify-content: space-between;
`;

const Amount = styled.div`
  &:focus {
    outline: none;
  }
  display: grid;
  gap: 14px;
  justify-items: start;
`;

const Badge = styled.p<{ $good: boolean }>`
  padding: 3px 9px;
  border-radius: 2px;
  background: ${(props) => (props.$good ? color.palm50 : color.starch100)};
  color: ${(props) => (props.$good ? color.palm700 : color.ink)};
  font: 600 0.875rem/1.4 var(--sans);
`;

const OnScreen = styled.div`
  ${media.print} {
    display: none;
  }
`;

type ReceiptStatus = { status: PaymentStatus };

function CheckText({ status, paid }: ReceiptStatus & { paid: PaidFor }) {
  if (status === 'denied') {
    return (
      <>
        Not confirmed: the payment company’s records do not match this payment. Please do not pay again. If
        your bank debited you, call <PhoneLink /> with this reference and we will sort it out.
      </>
    );
  }
  if (status === 'confirmed') {
    return (
      <>
        Confirmed: the payment company has this amount under this reference. Keep the reference. Questions?
        Call <PhoneLink />.
      </>
    );
  }
  return (
    <>
      Keep the reference: we confirm your payment by it. <CallIfNoReply paid={paid} />
    </>
  );
}

function Confirmation(props: ReceiptStatus & { confirmation: ReactNode; paid: PaidFor }) {
  const { status, confirmation, paid } = props;
  if (!wasCalledPaid({ status })) {
    return (
      <Note key="pending">
        Keep the reference. The payment company is waiting for your transfer, and we will confirm it by this
        reference once it arrives. Please do not pay twice. Questions? Call <PhoneLink />.
      </Note>
    );
  }
  if (status !== 'denied' && confirmation !== undefined) return confirmation;
  return (
    <Note kind={status === 'confirmed' ? 'good' : 'plain'} role="status">
      <span key={status}>
        <CheckText status={status} paid={paid} />
      </span>
    </Note>
  );
}

/** `announced`: takes the focus and is read out. */
function AmountPaid(props: ReceiptStatus & { naira: number; announced: boolean | undefined }) {
  const { naira, status, announced } = props;
  const isGood = isPaid({ status });
  const amount = useFocusOnMount<HTMLDivElement>(announced === true, showFromTop);
  return (
    <Amount ref={amount} tabIndex={-1}>
      <Badge $good={isGood} role={announced ? 'status' : undefined}>
        {isGood ? toastTexts.paymentSuccessful : statusLabel({ status })}
      </Badge>
      <Price as="p" $big>
        {formatNaira(naira)}
      </Price>
    </Amount>
  );
}

/** Of these, only `printed` is printed. */
type Sheet = { actions: ReactNode; printed: ReactNode; next: ReactNode };

function SheetEnd({ printed, next }: Sheet) {
  return (
    <>
      {printed}
      <OnScreen>{next}</OnScreen>
    </>
  );
}

type ReceiptPanelProps = {
  naira: number;
  reference: string;
  paid: PaidFor;
  status: PaymentStatus;
  children: ReactNode;
  /** Shown for a paid and not denied payment, instead of the standard text about its confirmation. */
  confirmation?: ReactNode;
  /** It was paid just now and no heading of the page says so: the amount takes the focus and is read out. */
  announced?: boolean;
  /** Given if the receipt is the page's sheet, which is then all that is printed. */
  sheet?: Sheet;
};

/** What was paid, with the reference that the venue confirms it by (C-21). */
export function ReceiptPanel({
  naira,
  reference,
  paid,
  status,
  children,
  confirmation,
  announced,
  sheet,
}: ReceiptPanelProps) {
  return (
    <Panel aria-label="Receipt" {...(sheet && printSheet)}>
      <PatternEdge motif={isPaid({ status }) ? <Iye /> : <Eko />} />
      <Inside $roomy={sheet !== undefined}>
        <Top>
          <AmountPaid naira={naira} status={status} announced={announced} />
          {sheet?.actions}
          {sheet && <PrintedSender />}
        </Top>
        {children}
        <dl>
          <CopyRow name="Reference" value={reference} />
        </dl>
        <Confirmation status={status} confirmation={confirmation} paid={paid} />
        {sheet && <SheetEnd {...sheet} />}
      </Inside>
    </Panel>
  );
}
