import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { stickyColumn } from '@venue/shared/theme/styles.ts';
import { color, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';

const Card = styled.aside`
  align-self: start;
  border: 1px solid ${color.hair};
  background: ${color.white};
  ${type.ui}
  ${stickyColumn}
`;

const Inside = styled.div`
  display: grid;
  gap: ${space[12]};
  padding: ${space[20]};
  ${media.up(900)} {
    padding: 28px;
  }
  &[data-short] > :not(h2, dl) {
    ${media.below(900)} {
      display: none;
    }
  }
`;

export const SummarySubject = styled.p`
  line-height: 1.45;
  color: ${role.text2};
`;

type SummaryCardProps = {
  id?: string;
  title: string;
  /** On phones only the title and its sums. */
  short?: boolean;
  children: ReactNode;
};

/** The price beside a booking form; it stays in view from 900 px. */
export function SummaryCard(props: SummaryCardProps) {
  return (
    <Card id={props.id} aria-label={props.title}>
      <AsoOkeStripe $thin />
      <Inside data-short={props.short || undefined}>
        <Heading level={2} look="h3">
          {props.title}
        </Heading>
        {props.children}
      </Inside>
    </Card>
  );
}
