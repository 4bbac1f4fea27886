import { styled } from 'styled-components';
import { Cloth } from '../../pattern/cloth.tsx';
import { color, media, role, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { cinema } from '../../content/cinema.ts';
import { useHost } from '../../host.ts';

const Ticket = styled.section`
  ${surface.light}
  background: ${color.white};
  display: grid;
  ${media.up(900)} {
    grid-template-columns: 128px 1fr;
  }
`;

const Stub = styled.div`
  height: 32px;
  ${media.up(900)} {
    height: auto;
    contain: size;
  }
`;

/** Perforated where the stub is torn off. */
const Paper = styled.div`
  display: grid;
  gap: ${space[20]};
  padding: ${space[20]};
  border-top: 6px dotted ${color.indigo950};
  ${media.up(900)} {
    grid-template-columns: 1fr auto;
    gap: ${space[52]};
    align-items: center;
    padding: 36px 40px;
    border-top: 0;
    border-left: 6px dotted ${color.indigo950};
  }
`;

const Text = styled.p`
  margin-top: ${space[4]};
  color: ${role.text2};
`;

function Programme({ address }: { address: string }) {
  return (
    <Button as="a" href={address} target="_blank" rel="noopener">
      {cinema.programme.online.action}
      <Icon name="newTab" />
      <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    </Button>
  );
}

function Telephone() {
  return (
    <Button as="a" href={telephoneLink(mainPhone)}>
      {mainPhone}
    </Button>
  );
}

/** The way out to the cinema's own site (FC-21); without an address, the telephone. */
export function ProgrammeTicket() {
  const { online, byPhone } = cinema.programme;
  const address = useHost().config.links.cinema;
  const { heading, text } = address ? online : byPhone;
  return (
    <Ticket aria-label="Programme and tickets">
      <Stub>
        <Cloth motif="digi" square={32} />
      </Stub>
      <Paper>
        <div>
          <Heading level={2} look="h3">
            {heading}
          </Heading>
          <Text>{text}</Text>
        </div>
        <div>{address ? <Programme address={address} /> : <Telephone />}</div>
      </Paper>
    </Ticket>
  );
}
