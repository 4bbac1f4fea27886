import { styled } from 'styled-components';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { columnsFrom } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import ownPlan from '../../../media/ceremonies/own.svg';
import { weddingKinds, type WeddingKind } from '../../content/events/weddings.ts';
import { quoteWith } from '../../content/links.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { SegmentedControl } from '../../sections/segmented-control.tsx';
import { RuledBlock } from '../../sections/text-blocks.tsx';

/** On phones one kind is shown at a time. */
const KindChoice = styled.div`
  margin-bottom: ${space[20]};
  fieldset {
    width: 100%;
  }
  label {
    padding-inline: ${space[8]};
  }
  ${media.up(640)} {
    display: none;
  }
  @supports not selector(:has(*)) {
    display: none;
  }
`;

/** Two to a row, then three. On phones, the chosen kind; without `:has()` all of them. */
const AllKinds = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${layout.columnGap};
  row-gap: ${space[32]};
  ${media.up(640)} {
    row-gap: ${space[52]};
  }
  ${columnsFrom({ 640: 2, 1200: 3 })}
  @media (max-width: 639.98px) {
    @supports selector(:has(*)) {
      > article {
        display: none;
      }
      ${weddingKinds.map(
        ({ name }, index) =>
          `section:has(input[value='${name}']:checked) & > article:nth-child(${index + 1}) { display: flex; }`,
      )}
    }
  }
`;

const Kind = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  ${media.up(1200)} {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;
  }
`;

const Drawing = styled.img`
  width: 100%;
  height: auto;
  background: ${color.indigo900};
`;

/** Decorative: the text beside it says the same. */
function Plan({ of }: { of: string }) {
  return <Drawing src={of} width="240" height="180" alt="" loading="lazy" />;
}

/** On phones without its drawing. */
const AnotherKind = styled(Kind)`
  align-items: flex-start;
  @media (max-width: 639.98px) {
    > img {
      display: none;
    }
  }
  ${media.up(1200)} {
    justify-items: start;
  }
`;

function KindOfWedding({ kind }: { kind: WeddingKind }) {
  return (
    <Kind>
      <Plan of={kind.plan} />
      <Heading level={3}>{kind.name}</Heading>
      <p>{kind.text}</p>
      <RuledBlock as="p">
        <b>We set:</b> {kind.set}
      </RuledBlock>
    </Kind>
  );
}

const kindOptions = weddingKinds.map(({ name }) => ({ value: name, title: name }));

/** EV-02. */
export function WeddingKinds() {
  return (
    <HeadedSection
      title="Diverse Cultural Weddings"
      intro="The same floor from above, set up for each; every dot is a chair."
    >
      <KindChoice>
        <SegmentedControl name="kind-of-wedding" label="Kind of wedding" options={kindOptions} />
      </KindChoice>
      <AllKinds>
        {weddingKinds.map((kind) => (
          <KindOfWedding key={kind.name} kind={kind} />
        ))}
        <AnotherKind as="div">
          <Plan of={ownPlan} />
          <Heading level={3}>Another way?</Heading>
          <p>Tell us how your family does it, and we’ll set up the room to suit.</p>
          <ButtonLink to={quoteWith({ occasion: 'A wedding' })} look="line">
            Request a quote
          </ButtonLink>
        </AnotherKind>
      </AllKinds>
    </HeadedSection>
  );
}
