import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { lounge } from '../../content/lounge.ts';
import { alcoholAge, socialSpecs } from '../../content/social-specs.ts';
import { useHost } from '../../host.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 4fr 8fr;
    column-gap: ${layout.columnGap};
    padding-top: ${space[32]};
  }
`;

/** `Capacity 200`, in figures to be read from the door. */
const Seats = styled.p`
  display: grid;
  align-content: start;
  b {
    margin-block: ${space[20]};
    font: 600 6rem/0.8 var(--serif);
    letter-spacing: -0.03em;
    color: ${color.brass300};
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
  gap: ${space[20]} ${layout.columnGap};
  margin-top: ${space[20]};
  color: ${role.text2};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
  strong {
    display: block;
    ${type.h4}
    margin-bottom: ${space[4]};
    color: ${role.text};
  }
`;

const Also = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[32]};
  align-items: center;
  margin-top: ${space[20]};
  color: ${role.text2};
`;

const { linens, bartenders, setup, management, guards } = socialSpecs;

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
          {[bartenders, linens, setup, management, guards].map(({ name, text }) => (
            <li key={name}>
              <strong>{name}</strong>
              {text}
            </li>
          ))}
        </Told>
        <Also>
          {alcoholAge.sentence}
          <Button as={Link} to={addressOf('mf-marketing/gallery')} $look="text">
            View Gallery
          </Button>
        </Also>
      </div>
    </Frame>
  );
}
