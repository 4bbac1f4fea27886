import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, space, surface } from '@venue/shared/theme/tokens.ts';
import { columnsFrom, Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { quoteWith } from '../../content/links.ts';
import { cinema } from '../../content/social-places/cinema.ts';
import { useHost } from '../../host.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { Section } from '../../sections/section.tsx';
import { TextColumn } from '../../sections/text-blocks.tsx';
import { ProgrammeLink } from './programme-ticket.tsx';

const Tickets = styled(Container)`
  --stub: max(96px, 5.5rem);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.columnGap};
  ${columnsFrom({ 900: 2 })}
`;

/** Perforated along the dots, with a notch at each end. */
const Ticket = styled.div`
  ${surface.light}
  background: ${color.white};
  display: grid;
  grid-template: 1fr auto / minmax(0, 1fr);
  mask:
    radial-gradient(circle at 0 calc(100% - var(--stub)), transparent 11px, #000 11.5px) left / 51% 100%
      no-repeat,
    radial-gradient(circle at 100% calc(100% - var(--stub)), transparent 11px, #000 11.5px) right / 51% 100%
      no-repeat;
`;

const Paper = styled(TextColumn)`
  padding: ${space[32]};
`;

const Stub = styled.div`
  display: flex;
  align-items: center;
  height: var(--stub);
  padding-inline: ${space[32]};
  border-top: 5px dotted ${color.sanyan200};
`;

function TicketTo({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Ticket>
      <Paper>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        <p>{text}</p>
      </Paper>
      <Stub>{children}</Stub>
    </Ticket>
  );
}

/** Ways to come back: for a film (newsletter or the cinema’s own site), or with guests who fill the room (FC-21). */
export function ClosingTickets() {
  const { config } = useHost();
  const { programme, whole } = cinema;
  const address = config.links.cinema;
  const { title, text } = address ? programme.online.closing : programme.byPhone.closing;
  return (
    <Section $background="tint">
      <Tickets>
        <TicketTo title={title} text={text}>
          {address ? (
            <ProgrammeLink address={address} />
          ) : (
            <ButtonLink to={addressOf('mf-forms/newsletter-page')}>
              {programme.byPhone.closing.action}
            </ButtonLink>
          )}
        </TicketTo>
        <TicketTo title={whole.heading} text={whole.text}>
          <ButtonLink to={quoteWith({ place: 'Cinema' })} look="line">
            {whole.action}
          </ButtonLink>
        </TicketTo>
      </Tickets>
    </Section>
  );
}
