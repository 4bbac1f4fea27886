import { formatNaira } from '@venue/shared/money.ts';
import { color, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { ButtonRow } from '@venue/shared/ui/button.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { Price, Small } from '@venue/shared/ui/text.tsx';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { RowWords } from './row-words.ts';

const Card = styled.article`
  ${type.ui}
  display: grid;
  gap: ${space[20]};
  padding: ${space[20]};
  border: 1px solid ${color.hair};
  ${doubleLine}
  background: ${color.white};
  ${media.up(900)} {
    padding: 28px;
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${space[20]};
  ${media.up(640)} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[32]};
  }
`;

const What = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
`;

const Title = styled.h2`
  ${type.h3}
`;

const When = styled.p`
  font-weight: 600;
`;

const Muted = styled.p`
  color: ${role.text2};
`;

const Sum = styled.p`
  display: grid;
  align-content: start;
  ${media.up(640)} {
    justify-items: end;
    text-align: right;
  }
`;

const badges = {
  paid: `background: ${color.palm50}; color: ${color.palm700};`,
  waiting: `background: ${color.sanyan200}; color: ${color.ink};`,
  over: `background: ${color.starch100}; color: ${color.ink2};`,
} satisfies Record<RowWords['mood'], string>;

const Badge = styled.p<{ $mood: RowWords['mood'] }>`
  margin-bottom: ${space[8]};
  padding: 3px 9px;
  border-radius: 2px;
  font: 600 0.875rem/1.4 var(--sans);
  ${(props) => badges[props.$mood]}
`;

const Actions = styled(ButtonRow)`
  gap: ${space[12]} ${space[20]};
  padding-top: ${space[20]};
  border-top: 1px solid ${role.hairline};
`;

/** One booking of this device: what, when, how much, how it stands and what can be done. */
export function BookingRow({ words, children }: { words: RowWords; children: ReactNode }) {
  const { title, when, what, mood, state, detail, sum } = words;
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <Facts>
        <What>
          <Badge $mood={mood}>{state}</Badge>
          <Title id={titleId}>{title}</Title>
          <When>{when}</When>
          <Muted>{what}</Muted>
        </What>
        {sum ? (
          <Sum>
            <Price>{formatNaira(sum.naira)}</Price>
            <Small as="span">{sum.name}</Small>
          </Sum>
        ) : null}
      </Facts>
      <p>{detail}</p>
      <Actions>{children}</Actions>
    </Card>
  );
}
