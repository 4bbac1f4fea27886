import { Cloth } from '@venue/shared/pattern/cloth.tsx';
import { paths } from '@venue/shared/paths.ts';
import { color, layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { WaysOn } from '@venue/shared/ui/ways-on.tsx';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Frame = styled(Container)`
  display: grid;
  gap: ${space[32]};
  padding-block: ${space[52]} ${layout.band};
  ${media.up(900)} {
    grid-template-columns: 7fr minmax(0, 384px);
    column-gap: calc(100% / 12);
    padding-top: ${space[84]};
  }
`;

const Label = styled.p`
  margin-bottom: ${space[12]};
  color: ${color.sanyan700};
  font: 600 1.125rem/1.4 var(--sans);
`;

const Lede = styled.p`
  ${type.lede}
  margin-block: ${space[20]} ${space[32]};
  color: var(--text-2);
`;

const Crossroads = styled(Cloth)`
  height: 128px;
  ${media.up(900)} {
    height: 384px;
  }
`;

const ways = [
  { title: 'Home', path: paths.home },
  { title: 'Halls', path: paths.eventHall },
  { title: 'Rooms', path: paths.hotels },
  { title: 'Contact', path: paths.contact },
] as const;

/** What an unknown address shows, with four ways on (G-12). */
export function NotFoundPage() {
  return (
    <Frame>
      <div>
        <Label>404, page not found</Label>
        <Heading level={1}>No road goes here.</Heading>
        <Lede>The address is wrong, or the page has moved. These four go somewhere.</Lede>
        <WaysOn label="Useful pages" link={Link} ways={ways} />
      </div>
      <Crossroads motif="orita" />
    </Frame>
  );
}
