import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { spiral } from '@venue/shared/pattern/motifs.tsx';
import { PatternFill } from '@venue/shared/pattern/pattern-fill.tsx';
import { color, media, surface, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { SocialLinks } from '@venue/shared/ui/social-links.tsx';
import { brand, copyrightYear } from '@venue/shared/venue/contacts.ts';
import { FindUs, ReachUs } from './footer-contacts.tsx';
import { FooterNavigation } from './footer-navigation.tsx';
import { baseLinks } from './menus.ts';

const Ground = styled.footer`
  ${surface.dark}
  ${type.ui}
  border-top: 1px solid var(--hairline);
  ${media.print} {
    display: none;
  }
`;

const Top = styled(Container)`
  ${media.up(900)} {
    padding-block: 48px 28px;
  }
`;

/** How to reach reception, and beside it the call back form. */
const Talk = styled.div`
  ${media.up(900)} {
    display: flex;
    gap: 16px;
    align-items: start;
    padding-bottom: 36px;
  }
`;

const Groups = styled.div`
  border-bottom: 1px solid var(--hairline);
  ${media.up(900)} {
    display: grid;
    gap: 36px;
    padding-top: 32px;
    border: solid var(--hairline);
    border-width: 1px 0 0;
  }
  ${media.up(1200)} {
    /* As wide as today's links; a longer one wraps. */
    grid-template-columns: minmax(660px, 1fr) minmax(0, 500px);
    gap: 40px;
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
    min-height: 60px;
    padding-block: 0;
  }
`;

/** The patterned edge at the bottom of the page. */
const Hem = styled(PatternFill)`
  width: round(down, 100%, 32px);
  height: 32px;
  margin-inline: auto;
  background: none;
  color: ${color.indigo700};
`;

const Own = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: inherit;
`;

const Channels = styled(SocialLinks)`
  width: 100%;
  ${media.up(900)} {
    width: auto;
    margin: 0 -13px 0 auto;
  }
`;

/** Telephone, call back form (in `fragments`), links, address, map and small print (G-07, FT-01 to FT-07). */
export function Footer({ fragments }: { fragments: ReactNode }) {
  return (
    <Ground>
      <Top>
        <Talk>
          <ReachUs />
          <div>{fragments}</div>
        </Talk>
        <Groups>
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
      <Hem motif={<path d={spiral} strokeLinecap="round" />} square={32} />
    </Ground>
  );
}
