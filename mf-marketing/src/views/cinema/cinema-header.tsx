import { styled } from 'styled-components';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { cinema } from '../../content/social-places/cinema.ts';
import { PageBreadcrumbs } from '../../sections/page-breadcrumbs.tsx';
import { ProgrammeTicket } from './programme-ticket.tsx';

const Dark = styled.div`
  ${surface.dark}
  --rule: ${color.sanyan400};
  padding-bottom: ${layout.band};
`;

/** Breadcrumbs, title, screen, ticket. On phones the screen moves to the top; its space is reserved. */
const Layout = styled(Container)`
  display: grid;
  grid-template: calc(100vw * 10 / 16) / minmax(0, 1fr);
  gap: ${space[20]};
  padding-bottom: ${space[32]};
  > nav {
    grid-row: 2;
  }
  > h1 {
    grid-row: 3;
  }
  ${media.up(640)} {
    grid-template-rows: calc((100vw - 2 * ${layout.gutter}) * 4 / 9);
  }
  ${media.up(900)} {
    grid-template-rows: none;
    > nav,
    > h1 {
      grid-row: auto;
    }
    gap: ${space[12]};
    padding-block: ${layout.aboveBreadcrumbs} ${space[52]};
  }
`;

/** In a widescreen ratio; from 900 px the ticket overlaps its lower edge. */
const Screen = styled(CaptionedPicture)`
  grid-row: 1;
  margin-inline: calc(-1 * ${layout.gutter});
  aspect-ratio: 16 / 10;
  ${media.up(640)} {
    margin-inline: 0;
    aspect-ratio: 9 / 4;
    img {
      object-position: 50% 38%;
    }
  }
  ${media.up(900)} {
    grid-row: auto;
    aspect-ratio: 3;
    figcaption {
      inset: 0 0 auto auto;
    }
  }
`;

const Intro = styled(MutedLeadText)`
  grid-row: 4;
  text-wrap: balance;
  ${media.up(900)} {
    grid-row: auto;
    max-width: none;
    margin-bottom: ${space[12]};
  }
`;

const RaisedTicket = styled.div`
  ${media.up(900)} {
    position: relative;
    max-width: 820px;
    margin-top: -${space[32]};
  }
`;

const sizes = '(min-width: 1280px) 1200px, (min-width: 640px) 94vw, 80vw';

/** The cinema's page header, with the programme ticket. */
export function CinemaHeader() {
  const { name, title, intro, picture, caption, room } = cinema;
  return (
    <Dark>
      <Layout>
        <PageBreadcrumbs current={name} />
        <Heading level={1}>{title}</Heading>
        <Intro>{intro}</Intro>
        <Screen of={picture} sizes={sizes} ratio="fill" caption={caption} priority />
        <RaisedTicket>
          <ProgrammeTicket />
        </RaisedTicket>
      </Layout>
      <Container>
        <NamedList of={room} columns={3} />
      </Container>
    </Dark>
  );
}
