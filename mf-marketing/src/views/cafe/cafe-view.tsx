import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { PageLinks } from '@venue/shared/ui/page-links.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { quoteWith } from '../../content/links.ts';
import { cafe, cafeReasons } from '../../content/social-places/cafe.ts';
import { alcoholAge, capacitySpec, specsOf } from '../../content/social-places/social-specs.ts';
import { useHost } from '../../host.ts';
import { outdoorFunctionLights } from '../../media/pictures/outdoor-function-lights.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { ContactReception } from '../../sections/contact-reception.tsx';
import { Section } from '../../sections/section.tsx';
import { SplitHeader } from '../../sections/split-header.tsx';
import { TextColumn } from '../../sections/text-blocks.tsx';

function CafeHeader() {
  return (
    <SplitHeader
      current={cafe.name}
      eyebrow={`${cafe.name}, holds ${cafe.capacity}`}
      title={cafe.title}
      intro={cafe.intro}
      picture={cafe.picture}
      caption={cafe.caption}
    >
      <div>
        <ContactReception question="Good day. Is the cafe open today?" look="primary" day="today" />
        <Button as="a" href={place.mapUrl} target="_blank" rel="noopener" $look="text">
          Find the cafe <Icon name="newTab" />
          <VisuallyHidden>, opens in a new tab</VisuallyHidden>
        </Button>
      </div>
    </SplitHeader>
  );
}

const facts = [
  { name: capacitySpec(cafe), text: 'A naming breakfast, a graduation lunch, a launch over cake.' },
  ...specsOf(cafe, ['setup', 'management', 'guards', 'bartenders', 'linens']),
];

/** What comes with the cafe when it is hired whole (FC-24). */
function WholeCafe() {
  return (
    <Section $background="tint" $short>
      <Columns $first={4} $free>
        <TextColumn>
          <Heading level={2}>A table for two, or the whole room.</Heading>
          <p>We push tables together when more of the family comes than you expected.</p>
          <p>{alcoholAge.sentence}</p>
          <ButtonLink to={quoteWith({ place: 'Cafe' })}>Request a quote</ButtonLink>
        </TextColumn>
        <NamedList of={facts} columns="short" />
      </Columns>
    </Section>
  );
}

/** 4:3 covers 3:2 of four columns, or of a phone's width. */
const sizes = '(min-width: 1280px) 410px, (min-width: 900px) 32vw, 92vw';

function Reasons() {
  return (
    <Section $short>
      <Columns $first={4} $free $middle>
        <CaptionedPicture
          of={outdoorFunctionLights}
          sizes={sizes}
          ratio="3 / 2"
          caption="The terrace at dusk"
        />
        <TextColumn>
          <Heading level={2}>Stay a little longer.</Heading>
          <PageLinks label="From the cafe" link={useHost().Link} links={cafeReasons} />
        </TextColumn>
      </Columns>
    </Section>
  );
}

/** `/facilities/ariya-cafe` (FC-24, FC-25). */
export function CafeView() {
  return (
    <>
      <PageHead title={cafe.name} description={cafe.description} />
      <CafeHeader />
      <BelowFirstScreen>
        <WholeCafe />
        <Reasons />
      </BelowFirstScreen>
    </>
  );
}
