import { addressOf } from '@venue/shared/contract/address-of.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { ButtonRow } from '@venue/shared/ui/button.tsx';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { ZoneSuffix } from '@venue/shared/ui/zone-suffix.tsx';
import { contact, place, brand } from '@venue/shared/venue/contacts.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { facilityCountInWords } from '../../content/facilities.ts';
import { headlineFigures } from '../../content/halls/capacities.ts';
import { aboutText, headlineStatistics, whoWeAre, reasons } from '../../content/overview.ts';
import { GroundsMap } from '../../grounds-map/grounds-map.tsx';
import { detailScreenShadow } from '../../media/pictures/detail-screen-shadow.ts';
import { eventCenterExterior } from '../../media/pictures/event-center-exterior.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { SideHeading } from '../../sections/headed-section.tsx';
import { Section } from '../../sections/section.tsx';
import { SplitHeader } from '../../sections/split-header.tsx';
import { Eyebrow, Stack, Quote, TextColumn } from '../../sections/text-blocks.tsx';
import { Figures } from './figures.tsx';

/** AB-01, G-09. */
function AboutText() {
  const [first, second] = aboutText;
  return (
    <Section>
      <Columns $first={7} $free>
        <Stack $gap={32}>
          <Quote>{first}</Quote>
          <p>{second}</p>
        </Stack>
        <Figures of={headlineStatistics} />
      </Columns>
    </Section>
  );
}

const sizes = '(min-width: 900px) 480px, (min-width: 640px) 120vw, 96vw';

/** AB-02. */
function WhoWeAre() {
  const [first, second] = whoWeAre;
  return (
    <Section>
      <Columns $first={4} $middle>
        <CaptionedPicture
          of={detailScreenShadow}
          sizes={sizes}
          ratio="4 / 3"
          caption="A wall of the court"
          late
        />
        <Stack $gap={20}>
          <div>
            <Eyebrow as="h2">Who we are</Eyebrow>
            <Quote>{first}</Quote>
          </div>
          <p>{second}</p>
        </Stack>
      </Columns>
    </Section>
  );
}

const openingHours = contact.officeHours.map(({ days, from, to }) => ({
  unit: days,
  figure: (
    <>
      {hourText(from)} to {hourText(to)}
      <ZoneSuffix />
    </>
  ),
}));

/** AB-04. */
function ComeAndSee() {
  return (
    <Section $background="cloth">
      <Columns $first={5} $middle>
        <TextColumn>
          <Heading level={2}>Come and see it empty.</Heading>
          <p>Walk through the halls with us during office hours, and ask whatever you like.</p>
          <ButtonRow>
            <ButtonLink to={addressOf('mf-forms/visit')} look="brass">
              Come and see it first
            </ButtonLink>
            <ButtonLink to={addressOf('mf-forms/contact')} look="line">
              Contact Us
            </ButtonLink>
          </ButtonRow>
        </TextColumn>
        <Figures of={openingHours} />
      </Columns>
    </Section>
  );
}

/** AB-01. */
function OverviewHeader() {
  return (
    <SplitHeader
      current="Overview"
      title={`One gate. ${facilityCountInWords} doors.`}
      intro={`In ${place.town}, ${place.state}, with halls for up to ${headlineFigures.seated} guests: marry, eat, dance and sleep inside one wall.`}
      picture={{ ...eventCenterExterior, focus: '36% 50%' }}
      caption="The event center at dusk"
      background="dark"
      tall
    >
      <ButtonLink to={addressOf('mf-forms/visit')} look="brass">
        Come and see it first
      </ButtonLink>
    </SplitHeader>
  );
}

/** AB-03. */
function Reasons() {
  return (
    <Section $background="tint" $short>
      <SideHeading
        title={`Why ${brand.name}`}
        intro={<p>You can check all of this before you pay anything.</p>}
      >
        <NamedList of={reasons} columns={2} />
      </SideHeading>
    </Section>
  );
}

/** `/about/overview` (AB-01 to AB-04). */
export function OverviewView() {
  return (
    <>
      <PageHead
        title="Overview"
        description={`${headlineFigures.squareFeet} square feet in ${place.town}, ${place.state}: halls, hotel, apartments, concert space, club, lounge, cafe, cinema behind one gate, for ${headlineFigures.guests} guests.`}
      />
      <OverviewHeader />
      <BelowFirstScreen>
        <AboutText />
        <GroundsMap />
        <WhoWeAre />
        <Reasons />
        <ComeAndSee />
      </BelowFirstScreen>
    </>
  );
}
