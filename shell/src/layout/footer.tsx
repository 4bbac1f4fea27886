import { layout, media, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SocialLinks } from '@venue/shared/ui/social-links.tsx';
import { brand, copyrightYear } from '@venue/shared/venue/contacts.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FindUs } from './find-us.tsx';
import { FooterNavigation } from './footer-navigation.tsx';
import { MapLink } from './map-link.tsx';
import { baseLinks } from './navigation.ts';

const Ground = styled.footer`
  ${surface.dark}
  ${type.ui}
  ${media.print} {
    display: none;
  }
`;

const Top = styled(Container)`
  display: grid;
  gap: ${space[52]};
  padding-block: ${space[52]};
  ${media.up(900)} {
    grid-template-columns: 4fr 8fr;
    gap: 64px ${layout.freeColumn};
    padding-block: 84px 64px;
  }
`;

const Venue = styled.div`
  display: grid;
  gap: ${space[12]};
  min-width: 0;
  ${media.up(900)} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[32]};
    align-content: start;
  }
`;

const Line = styled.div`
  border-top: 1px solid var(--hairline);
`;

const Base = styled(Container)`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  align-items: center;
  padding-block: 14px;
  color: var(--text-2);
  ${media.up(900)} {
    min-height: 72px;
    padding-block: 0;
  }
`;

const Own = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
`;

const Channels = styled(SocialLinks)`
  ${media.up(900)} {
    margin: 0 -13px 0 auto;
  }
`;

/** Call back form, address, map, links and small print (G-07, FT-01 to FT-07); `fragments` stand in front. */
export function Footer({ fragments }: { fragments: ReactNode }) {
  return (
    <Ground>
      <Top>
        <div>{fragments}</div>
        <Venue>
          <FindUs />
          <MapLink />
          <FooterNavigation />
        </Venue>
      </Top>
      <Line>
        <Base>
          <span>
            © {copyrightYear} {brand.name}
          </span>
          <span>Pictures are artist’s impressions.</span>
          {baseLinks.map(({ path, title }) => (
            <Own key={path} href={path}>
              {title}
            </Own>
          ))}
          <Channels />
        </Base>
      </Line>
    </Ground>
  );
}
