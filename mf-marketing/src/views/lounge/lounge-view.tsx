import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { role, space, type } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { quoteWith } from '../../content/links.ts';
import { lounge, loungeEvening } from '../../content/social-places/lounge.ts';
import { alcoholAge, specsOf } from '../../content/social-places/social-specs.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { ContactReception } from '../../sections/contact-reception.tsx';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { PictureCards } from '../../sections/picture-cards.tsx';
import { Section } from '../../sections/section.tsx';
import { SplitHeader } from '../../sections/split-header.tsx';
import { Stack, TextColumn } from '../../sections/text-blocks.tsx';

/** The capacity as a large figure. */
const Seats = styled.p`
  display: grid;
  align-content: start;
  color: ${role.text2};
  b {
    margin-block: ${space[8]} ${space[12]};
    ${type.stat}
    color: ${role.accent};
  }
  strong {
    font-weight: 600;
  }
`;

const facts = [
  ...specsOf(lounge, ['bartenders', 'linens', 'setup', 'management', 'guards']),
  { name: alcoholAge.name, text: alcoholAge.sentence },
];

/** FC-23, FC-25. */
function LoungeFacts() {
  return (
    <Columns $first={4}>
      <Seats>
        <strong>Capacity</strong> <b>{lounge.capacity}</b>{' '}
        <span>Even when it’s full, there’s a corner to talk in.</span>
      </Seats>
      <TextColumn>
        <Heading level={2}>When you hire the whole room.</Heading>
        <NamedList of={facts} columns="short" />
        <ButtonLink to={addressOf('mf-marketing/gallery')} look="text">
          View Gallery
        </ButtonLink>
      </TextColumn>
    </Columns>
  );
}

/** `/facilities/ariya-lounge` (FC-23, FC-25). */
export function LoungeView() {
  return (
    <>
      <PageHead title={lounge.name} description={lounge.description} />
      <SplitHeader
        current={lounge.name}
        eyebrow={`${lounge.name}, holds ${lounge.capacity}`}
        title={
          <>
            {lounge.title}
            <br />
            {lounge.secondLine}
          </>
        }
        intro="A bar under three lit arches, low chairs, and a green bench along the wall."
        picture={lounge.picture}
        caption={lounge.caption}
        background="dark"
        tall
      >
        <Stack $gap={20}>
          <ButtonLink to={quoteWith({ place: 'Lounge' })} look="brass">
            <span>
              Request a quote<VisuallyHidden> for the whole lounge</VisuallyHidden>
            </span>
          </ButtonLink>
          <ContactReception question="Good day. Is the lounge open tonight?" />
        </Stack>
      </SplitHeader>
      <BelowFirstScreen>
        <Section $background="tint" $short>
          <LoungeFacts />
        </Section>
        <HeadedSection title="One evening, door by door." background="indigo" short>
          <PictureCards of={loungeEvening} columns={3} />
        </HeadedSection>
        <ClosingBand
          motif="igbiOkun"
          title="The whole room, for your evening."
          text="Tell us the evening and how many are coming, and we’ll reply with a price."
        >
          <ButtonLink to={quoteWith({ place: 'Lounge' })}>Request a quote</ButtonLink>
        </ClosingBand>
      </BelowFirstScreen>
    </>
  );
}
