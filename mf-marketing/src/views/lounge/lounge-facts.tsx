import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { lounge } from '../../content/evening/lounge.ts';
import { alcoholAge, specsOf } from '../../content/evening/social-specs.ts';
import { useHost } from '../../host.ts';
import { Columns } from '../../sections/columns.tsx';
import { Facts } from '../../sections/facts.tsx';
import { Words } from '../../sections/words.tsx';

/** `Capacity 200`, in figures to be read from the door. */
const Seats = styled.p`
  display: grid;
  align-content: start;
  color: ${role.text2};
  b {
    margin-block: ${space[20]};
    font: 600 min(6rem, 50vw) / 0.8 var(--serif);
    letter-spacing: -0.03em;
    color: ${role.accent};
    ${media.up(900)} {
      font-size: 9rem;
    }
  }
  strong {
    font-weight: 600;
  }
`;

const facts = [
  ...specsOf(lounge, ['bartenders', 'linens', 'setup', 'management', 'guards']),
  { name: alcoholAge.name, text: alcoholAge.sentence },
];

/** What comes with the lounge: a figure, and the rest (FC-23, FC-25). */
export function LoungeFacts() {
  const { Link } = useHost();
  return (
    <Columns $of={[4, 8]}>
      <Seats>
        <strong>Capacity</strong> <b>{lounge.capacity}</b>{' '}
        <span>With all of them, still a corner to talk in.</span>
      </Seats>
      <Words>
        <Heading level={2}>When you take the whole room</Heading>
        <Facts of={facts} columns={2} />
        <Button as={Link} to={addressOf('mf-marketing/gallery')} $look="text">
          View Gallery
        </Button>
      </Words>
    </Columns>
  );
}
