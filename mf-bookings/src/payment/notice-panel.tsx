import { color, space, surface, type } from '@venue/shared/theme/tokens.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { transferEndedTitle } from './card-form-text.ts';
import { PaymentAdvice } from './payment-story.tsx';
import type { DisplayedPayment } from './payment-status-text.ts';

const Frame = styled.div`
  ${surface.light}
  ${type.ui}
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  width: 100%;
  padding: ${space[20]};
  border: 2px solid ${color.indigo900};
  background: ${color.white};
`;

const Title = styled.p`
  ${type.h4}
`;

/** Why the visitor cannot simply pay, and the next step. Takes focus when it appears. */
export function NoticePanel({ title, children }: { title: string; children: ReactNode }) {
  const frame = useFocusOnMount<HTMLDivElement>();
  return (
    <Frame ref={frame} role="group" tabIndex={-1} aria-label={title}>
      <Title>{title}</Title>
      {children}
    </Frame>
  );
}

export function TransferEndedNotice({ payment }: { payment: DisplayedPayment }) {
  return (
    <NoticePanel title={transferEndedTitle}>
      <p>
        <PaymentAdvice payment={payment} />
      </p>
    </NoticePanel>
  );
}
