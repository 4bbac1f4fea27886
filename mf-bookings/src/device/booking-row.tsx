import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Eko, Iye } from '@venue/shared/pattern/motifs.tsx';
import { PatternEdge } from '@venue/shared/pattern/pattern-edge.tsx';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { color, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { KeyValue, KeyValues } from '@venue/shared/ui/key-values.tsx';
import { LinkedText } from '@venue/shared/ui/linked-text.tsx';
import type { RowText } from './row-text.ts';

const Slip = styled.article`
  ${type.ui}
  border: 1px solid ${color.hair};
  background: ${color.white};
`;

const Inside = styled.div`
  display: grid;
  gap: ${space[12]};
  padding: 16px;
  ${media.up(900)} {
    padding: 24px;
  }
`;

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  justify-content: space-between;
  ${type.small}
  color: ${role.text2};
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  ${type.h3}
`;

const Sums = styled(KeyValues)`
  border-top: 4px double ${role.rule};
  border-bottom: 1px solid ${role.hairline};
  > :first-child {
    border-top: 0;
  }
  dd {
    font-weight: 650;
  }
`;

const Due = styled.p`
  font-weight: 650;
`;

const Detail = styled.p`
  ${type.small}
  color: ${role.text2};
  overflow-wrap: anywhere;
`;

const PaymentList = styled.ul`
  ${type.small}
  color: ${role.text2};
  overflow-wrap: anywhere;
  li {
    padding-block: 6px;
    border-top: 1px solid ${role.hairline};
  }
`;

const badges = {
  paid: `background: ${color.palm50}; color: ${color.palm700};`,
  waiting: `background: ${color.sanyan200}; color: ${color.ink};`,
  ended: `background: ${color.starch100}; color: ${color.ink2};`,
} satisfies Record<RowText['tone'], string>;

const Badge = styled.p<{ $mood: RowText['tone'] }>`
  padding: 3px 9px;
  border-radius: 2px;
  font: 600 0.875rem/1.4 var(--sans);
  ${(props) => badges[props.$mood]}
`;

/** Two in a row. The first, the next step, spans the row, and so does the last where it would be alone. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 10px;
  > * {
    padding-inline: 10px;
  }
  > :first-child:nth-last-child(n + 3),
  > :last-child:nth-child(2n + 4),
  > output {
    grid-column: 1 / -1;
  }
`;

function OtherPayments({ payments }: { payments: RowText['otherPayments'] }) {
  if (!payments || payments.length === 0) return null;
  return (
    <PaymentList aria-label="Other payments">
      {payments.map((payment) => (
        <li key={payment}>{payment}</li>
      ))}
    </PaymentList>
  );
}

export function BookingRow({ text, children }: { text: RowText; children: ReactNode }) {
  const { number, title, when, what, tone, state, due, detail, otherPayments, sums } = text;
  const titleId = useId();
  // A warning belongs above the buttons; otherwise the details go below them.
  const isWarning = tone === 'waiting' && due === undefined;
  return (
    <Slip aria-labelledby={titleId}>
      {tone === 'waiting' ? <AsoOkeStripe /> : <PatternEdge motif={tone === 'paid' ? <Iye /> : <Eko />} />}
      <Inside>
        <Top>
          <p>{number}</p>
          <Badge $mood={tone}>{state}</Badge>
        </Top>
        <div>
          <Title id={titleId}>{title}</Title>
          <p>{when}</p>
          <p>{what}</p>
        </div>
        {sums.length > 0 && (
          <Sums>
            {sums.map(({ name, naira }) => (
              <KeyValue key={name} name={name} value={formatNaira(naira)} />
            ))}
          </Sums>
        )}
        {due !== undefined && <Due>{due}</Due>}
        {isWarning && (
          <p key={detail}>
            <LinkedText text={detail} />
          </p>
        )}
        <Actions>{children}</Actions>
        {!isWarning && (
          <Detail key={detail}>
            <LinkedText text={detail} />
          </Detail>
        )}
        <OtherPayments payments={otherPayments} />
      </Inside>
    </Slip>
  );
}
