import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { lounge } from '../../content/lounge.ts';
import { alcoholAge, specsOf } from '../../content/social-specs.ts';
import { useHost } from '../../host.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 4fr 8fr;
    column-gap: ${layout.columnGap};
  }
`;

/** `Capacity 200`, in figures to be read from the door. */
const Seats = styled.p`
  display: grid;
  align-content: start;
  b {
    margin-block: ${space[20]};
    font: 600 min(6rem, 50vw) / 0.8 var(--serif);
    letter-spacing: -0.03em;
    color: ${role.accent};
  }
  strong {
    font-weight: 600;
  }
  color: ${role.text2};
  ${media.up(900)} {
    b {
      font-size: 9rem;
    }
  }
`;

/** Names as large as on a list of drinks, with a plain line under each. */
const Told = styled.ul`
  display: grid;
  column-gap: ${layout.columnGap};
  margin-top: ${space[12]};
  color: ${role.text2};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
  li {
    padding-block: ${space[12]};
    border-top: 1px solid ${role.hairline};
  }
  strong {
    display: block;
    ${type.h4}
    margin-bottom: ${space[4]};
    color: ${role.text};
  }
`;

const Look = styled(Button)`
  margin-top: ${space[8]};
`;

const specs = specsOf(lounge, ['bartenders', 'linens', 'setup', 'management', 'guards']);

/** What comes with the lounge: a figure, and the rest as on a list of drinks (FC-23, FC-25). */
export function LoungeFacts() {
  const { Link } = useHost();
  return (
    <Frame>
      <Seats>
        <strong>Capacity</strong> <b>{lounge.capacity}</b>{' '}
        <span>With all of them, still a corner to talk in.</span>
      </Seats>
      <div>
        <Heading level={2} look="h4">
          When you take the whole room
        </Heading>
        <Told>
          {[...specs, { name: alcoholAge.name, text: alcoholAge.sentence }].map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>
              {text}
            </li>
          ))}
        </Told>
        <Look as={Link} to={addressOf('mf-marketing/gallery')} $look="text">
          View Gallery
        </Look>
      </div>
    </Frame>
  );
}
