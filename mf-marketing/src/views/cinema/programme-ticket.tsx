import { styled } from 'styled-components';
import { color, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { cinema } from '../../content/social-places/cinema.ts';
import { useHost } from '../../host.ts';
import { AdirePattern } from '../../pattern/adire-pattern.tsx';
import { ContactReception } from '../../sections/contact-reception.tsx';
import { Stack } from '../../sections/text-blocks.tsx';

/** Link to the cinema's own site (FC-21). */
export function ProgrammeLink({ address }: { address: string }) {
  return (
    <Button as="a" href={address} target="_blank" rel="noopener">
      {cinema.programme.online.action}
      <Icon name="newTab" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Button>
  );
}

const Ticket = styled.section`
  ${surface.light}
  background: ${color.white};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.up(900)} {
    grid-template-columns: 128px minmax(0, 1fr);
  }
`;

const Stub = styled.div`
  height: 32px;
  ${media.up(900)} {
    height: auto;
    contain: size;
  }
`;

/** Perforated along the stub. */
const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[20]};
  padding: ${space[20]};
  border-top: 6px dotted ${color.indigo950};
  ${media.up(900)} {
    grid-template-columns: minmax(0, 1fr) 384px;
    gap: ${space[32]};
    align-items: center;
    padding: 24px 32px;
    border-top: 0;
    border-left: 6px dotted ${color.indigo950};
  }
`;

/** A ticket that says where to find tonight's film. */
export function ProgrammeTicket() {
  const { online, byPhone } = cinema.programme;
  const address = useHost().config.links.cinema;
  const { heading, text } = address ? online : byPhone;
  return (
    <Ticket aria-labelledby="film-tonight">
      <Stub>
        <AdirePattern motif="digi" square={32} />
      </Stub>
      <Paper>
        <Stack $gap={8}>
          <Heading level={2} look="h3" id="film-tonight">
            {heading}
          </Heading>
          <Muted>{text}</Muted>
        </Stack>
        {address ? (
          <ProgrammeLink address={address} />
        ) : (
          <ContactReception question="Good day. Which film is on tonight, and when?" look="primary" />
        )}
      </Paper>
    </Ticket>
  );
}
