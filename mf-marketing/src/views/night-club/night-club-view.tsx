import { styled } from 'styled-components';
import { pageHeaderSpacing } from '@venue/shared/theme/styles.ts';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { TextField } from '@venue/shared/ui/text-field.tsx';
import { quoteWith } from '../../content/links.ts';
import { nightClub } from '../../content/social-places/night-club.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { ContactReception } from '../../sections/contact-reception.tsx';
import { PageBreadcrumbs } from '../../sections/page-breadcrumbs.tsx';
import { QuoteForm } from '../../sections/quote-form.tsx';
import { Eyebrow, Stack } from '../../sections/text-blocks.tsx';
import { FloorFacts } from './floor-facts.tsx';

const Page = styled.div`
  ${surface.dark}
  background: #090d22;
`;

const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: calc(${layout.pageWidth} + 2 * ${layout.gutter} + 160px);
  margin-inline: auto;
  ${media.up(900)} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(900)} {
    aspect-ratio: auto;
    contain: size;
  }
`;

const Question = styled.div`
  display: grid;
  > :first-child {
    ${pageHeaderSpacing}
  }
  gap: ${layout.belowLead};
  align-content: space-between;
  padding: ${layout.aboveBreadcrumbs} ${layout.gutter} ${space[20]};
  background: ${color.indigo900};
  ${media.up(900)} {
    padding: ${layout.aboveBreadcrumbs} ${layout.gutter} ${space[32]} ${space[32]};
  }
`;

const sizes = '(min-width: 1600px) 960px, (min-width: 900px) 70vw, (min-width: 640px) 100vw, 80vw';

/** `/facilities/ariya-night-club` (FC-22, FC-25). */
export function NightClubView() {
  const { name, capacity, description, title, picture, caption } = nightClub;
  return (
    <Page>
      <PageHead title={name} description={description} />
      <Top>
        <View of={picture} sizes={sizes} ratio="fill" caption={caption} priority />
        <Question>
          <div>
            <PageBreadcrumbs current={name} />
            <Eyebrow>{`${name}, holds ${capacity}`}</Eyebrow>
            <Heading level={1} look="h2">
              {title}
            </Heading>
          </div>
          <Stack>
            <QuoteForm label="Ask for a night" place="Night club" action="Ask for this night">
              <TextField id="which-night" name="eventDate" type="date" label="Which night?" />
            </QuoteForm>
            <p>
              <strong>Only coming to dance?</strong>
            </p>
            <ContactReception question="Good day. Is the night club open tonight?" />
          </Stack>
        </Question>
      </Top>
      <FloorFacts />
      <ClosingBand
        motif="igbiOkun"
        emphatic
        title="The whole floor, for one night."
        text="Tell us the night and how many are coming, and we’ll reply with a price."
      >
        <ButtonLink to={quoteWith({ place: 'Night club' })} look="brass">
          Request a quote
        </ButtonLink>
      </ClosingBand>
    </Page>
  );
}
