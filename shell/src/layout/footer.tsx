import { media, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SocialLinks } from '@venue/shared/ui/social-links.tsx';
import { brand, copyrightYear } from '@venue/shared/venue/contacts.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FindUs } from './find-us.tsx';
import { FooterNavigation } from './footer-navigation.tsx';
import { baseLinks } from './navigation.ts';
import { ReachUs } from './reach-us.tsx';

const Ground = styled.footer`
  ${surface.dark}
  ${type.ui}
  ${media.print} {
    display: none;
  }
`;

const Top = styled(Container)`
  ${media.up(900)} {
    padding-block: 64px 40px;
  }
`;

const Groups = styled.div`
  border-bottom: 1px solid var(--hairline);
  ${media.up(900)} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 220px);
    gap: ${space[52]};
    padding-top: 28px;
    border: 0;
  }
  ${media.up(1200)} {
    grid-template-columns: 300px minmax(0, 1fr) 270px;
    gap: 60px;
  }
`;

const Line = styled.div`
  ${media.up(900)} {
    border-top: 1px solid var(--hairline);
  }
`;

const Base = styled(Container)`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  align-items: center;
  padding-block: 8px 12px;
  color: var(--text-2);
  ${media.up(900)} {
    min-height: 64px;
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
  order: -1;
  width: 100%;
  ${media.up(900)} {
    order: 0;
    width: auto;
    margin: 0 -13px 0 auto;
  }
`;

/** A person, the call back form, links, address, map and small print (G-07, FT-01 to FT-07); `fragments` stand in front. */
export function Footer({ fragments }: { fragments: ReactNode }) {
  return (
    <Ground>
      <Top>
        <ReachUs />
        <Groups>
          <div>{fragments}</div>
          <FooterNavigation />
          <FindUs />
        </Groups>
      </Top>
      <Line>
        <Base>
          {baseLinks.map(({ path, title }) => (
            <Own key={path} href={path}>
              {title}
            </Own>
          ))}
          <span>
            © {copyrightYear} {brand.name}. Pictures are artist’s impressions.
          </span>
          <Channels />
        </Base>
      </Line>
    </Ground>
  );
}
