import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { cafeReasons } from '../../content/cafe.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { restaurantBuffet } from '../../media/pictures/restaurant-buffet.ts';

/** Where lunch goes on, and beside it the card on the counter. */
const Columns = styled(Container)`
  display: grid;
  gap: ${space[20]};
  padding-block: ${space[32]};
  ${media.up(900)} {
    grid-template-columns: 5fr 7fr;
    column-gap: ${layout.freeColumn};
    align-items: center;
    padding-block: ${space[84]};
  }
`;

const Card = styled.ul`
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${space[12]};
    align-items: center;
    min-height: 52px;
    border-top: 1px solid ${role.hairline};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  ${media.up(900)} {
    li {
      min-height: 76px;
    }
    li:last-child {
      border-bottom: 1px solid ${role.hairline};
    }
  }
`;

const Title = styled(Heading)`
  margin-bottom: ${space[20]};
`;

/** 16:10 covers 3:2 of five columns, or of a phone's width. */
const sizes = '(min-width: 1280px) 520px, (min-width: 900px) 44vw, 80vw';

/** Why people sit down here, each with one way on. */
export function Reasons() {
  const { Link } = useHost();
  return (
    <Columns>
      <CaptionedPicture of={restaurantBuffet} sizes={sizes} ratio="3 / 2" caption="The restaurant’s buffet" />
      <div>
        <Title level={2} look="h3">
          Stay a little longer.
        </Title>
        <Card>
          {cafeReasons.map(({ why, link, path }) => (
            <li key={path}>
              <span>{why}</span>
              <span>
                <Link to={path}>{link}</Link>
              </span>
            </li>
          ))}
        </Card>
      </div>
    </Columns>
  );
}
