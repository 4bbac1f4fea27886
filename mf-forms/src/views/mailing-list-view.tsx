import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { darkBackground, pageHeaderSpacing } from '@venue/shared/theme/styles.ts';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { PageLinks } from '@venue/shared/ui/page-links.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { EmailForm } from '../email-form/email-form.tsx';
import { newsletterForm } from '../forms/mailing-list-form.ts';
import { useHost } from '../host.ts';
import { NewsletterContents } from './newsletter-contents.tsx';

const Page = styled(Container)`
  --overlap: 72px;
  position: relative;
  isolation: isolate;
  padding-bottom: ${layout.band};
  ${media.up(900)} {
    display: grid;
    grid-template: auto auto / ${layout.columns(7)} minmax(0, 1fr);
    column-gap: ${layout.freeColumn};
    --overlap: 20px;
  }
`;

const SignUp = styled.div`
  ${darkBackground('var(--overlap)')}
  ${pageHeaderSpacing}
  padding-block: ${layout.aboveBreadcrumbs} ${space[20]};
  ${media.up(900)} {
    padding-bottom: 12px;
  }
`;

const Question = styled(Heading)`
  margin-bottom: ${space[12]};
`;

const Contents = styled(NewsletterContents)`
  margin-top: ${space[12]};
  ${media.up(900)} {
    grid-area: 1 / 2 / 3 / 3;
    align-self: start;
    margin-top: 116px;
  }
`;

const Meanwhile = styled.div`
  margin-top: ${space[32]};
  ${media.up(900)} {
    margin-top: calc(var(--overlap) + 84px);
  }
`;

const links = [
  {
    title: 'Latest news',
    note: 'what has been, and what is next',
    path: addressOf('mf-marketing/latest-news'),
  },
  {
    title: 'Our gallery',
    note: 'the halls, the rooms and the court',
    path: addressOf('mf-marketing/gallery'),
  },
] as const;

/** `/media/newsletter` (MD-07). */
export function MailingListView() {
  const host = useHost();
  return (
    <>
      <PageHead
        title="Newsletter"
        description="One letter a month from the venue: open Saturdays, concerts and our news."
      />
      <Page>
        <SignUp>
          <Breadcrumbs
            link={host.Link}
            trail={[{ title: 'Home', path: addressOf('mf-marketing/home') }]}
            current="Newsletter"
          />
          <Heading level={1}>One letter a month.</Heading>
          <MutedLeadText>The newsletter, short enough to read in a queue.</MutedLeadText>
          <Question level={2} look="h4">
            Where shall we send it?
          </Question>
          <EmailForm spec={newsletterForm} layout="row" look="brass" />
        </SignUp>
        <Contents />
        <Meanwhile>
          <PageLinks label="Meanwhile" link={host.Link} links={links} />
        </Meanwhile>
      </Page>
    </>
  );
}
