import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Eko } from '@venue/shared/pattern/motifs.tsx';
import { PatternEdge } from '@venue/shared/pattern/pattern-edge.tsx';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { color, media, role, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageLinks } from '@venue/shared/ui/page-links.tsx';
import { apartments, concertDayRate, rooms } from '@venue/shared/venue/lodging.ts';
import { useHost } from '../host.ts';
import type { DeviceContent } from './device-bookings.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space[32]};
  align-content: start;
`;

const Block = styled.div`
  ${surface.light}
  border: 1px solid ${color.hair};
  background: ${color.white};
`;

const Inside = styled.div`
  display: grid;
  gap: 24px;
  padding: ${space[20]};
  p {
    margin-top: ${space[8]};
    color: ${role.text2};
  }
  ${media.up(640)} {
    justify-items: start;
    padding: 28px;
  }
`;

function from(lodgings: typeof rooms): string {
  const rates = lodgings.map(({ onlineRate, listedRate }) => onlineRate ?? listedRate);
  return rates.length === 0 ? '' : `from ${formatNaira(Math.min(...rates))} a night`;
}

const texts = {
  unread: {
    title: 'One moment.',
    text: 'Looking for invoices and receipts.',
  },
  blocked: {
    title: 'There is no list here.',
    text: 'This browser does not let the site save anything. Write down invoice numbers and references, or print them.',
  },
  read: { title: 'No bookings yet.', text: 'Invoices and receipts will appear here.' },
} as const satisfies Record<DeviceContent['kind'], { title: string; text: string }>;

export function EmptyList({ content }: { content: DeviceContent['kind'] }) {
  const { Link } = useHost();
  const { title, text } = texts[content];
  return (
    <Frame>
      <Block>
        <PatternEdge motif={<Eko />} />
        <Inside>
          <div role="status">
            <Heading level={2} look="h3">
              {title}
            </Heading>
            <p>{text}</p>
          </div>
          <Button as={Link} to={addressOf('mf-bookings/hall-booking')}>
            Check a date
          </Button>
        </Inside>
      </Block>
      <PageLinks
        label="Ways to book"
        link={Link}
        links={[
          { title: 'Hotel rooms', note: from(rooms), path: addressOf('mf-marketing/hotels') },
          { title: 'Apartments', note: from(apartments), path: addressOf('mf-marketing/apartments') },
          {
            title: 'Concert space',
            note: `${formatNaira(concertDayRate)} a day`,
            path: addressOf('mf-marketing/concert-space'),
          },
        ]}
      />
    </Frame>
  );
}
