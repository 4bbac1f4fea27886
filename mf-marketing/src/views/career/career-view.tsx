import { styled } from 'styled-components';
import { color, media, space } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { NamedList } from '@venue/shared/ui/named-list.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { place, brand } from '@venue/shared/venue/contacts.ts';
import { emptyChairs, postsOf, hiringSteps } from '../../content/career.ts';
import { useHost } from '../../host.ts';
import { chairRowGap, chairRowWidth, ChairRow } from '../../sections/chair-row.tsx';
import { HeadedSection, SideHeading } from '../../sections/headed-section.tsx';
import { PageHeader } from '../../sections/page-header.tsx';
import { Section } from '../../sections/section.tsx';
import { applicationId, useOpenings, Openings } from './openings.tsx';

/** One row across the page, two on phones. */
const Rows = styled(Container)<{ $halves: readonly [number, number] }>`
  display: grid;
  color: ${color.indigo900};
  gap: ${space[20]} ${({ $halves: [one, other] }) => (100 * chairRowGap) / chairRowWidth(one + other)}%;
  ${media.up(640)} {
    grid-template-columns: ${({ $halves }) => $halves.map((half) => `${chairRowWidth(half)}fr`).join(' ')};
  }
`;

function EmptyChairs({ posts }: { posts: number }) {
  const firstHalf = Math.ceil(posts / 2);
  const secondHalf = posts - firstHalf;
  return (
    <Rows $halves={[firstHalf, secondHalf]}>
      <ChairRow count={firstHalf} />
      <ChairRow count={secondHalf} />
    </Rows>
  );
}

const Floor = styled.section`
  background: ${color.sanyan200};
`;

/** The number of open posts, with a chair drawn for each (PG-03). */
export function CareerHeader() {
  const posts = postsOf(useOpenings());
  const isHiring = posts > 0;
  return (
    <Floor>
      <PageHeader
        title={emptyChairs(posts)}
        display
        current="Career"
        tight
        beside
        actions={
          isHiring ? (
            <Button as="a" href={`#${applicationId}`}>
              Join Us
            </Button>
          ) : undefined
        }
      >
        {isHiring
          ? `The jobs below are open in ${place.town}. Send us your CV and we’ll call you.`
          : 'We have no open jobs right now. New ones will be listed here.'}
      </PageHeader>
      {isHiring && <EmptyChairs posts={posts} />}
    </Floor>
  );
}

/** PG-03. */
function HiringSteps() {
  return (
    <HeadedSection title="How hiring works." short intro="You never pay for any of it.">
      <NamedList of={hiringSteps} columns={5} steps />
    </HeadedSection>
  );
}

/** The application form, which Join Us and the openings jump to (PG-05). */
function Application() {
  const { Fragment } = useHost();
  if (useOpenings().length === 0) return null;
  return (
    <Section $background="tint" id={applicationId} tabIndex={-1}>
      <SideHeading
        title="Apply"
        intro={<p>Send a CV and a few lines about yourself. The people who hire read them themselves.</p>}
      >
        <Fragment of="mf-forms/career-application" />
      </SideHeading>
    </Section>
  );
}

/** `/career` (PG-03 to PG-05). */
export function CareerView() {
  return (
    <>
      <PageHead
        title="Career"
        description={`Jobs at ${brand.name} in ${place.town}, ${place.state}: the openings, how hiring goes step by step, and the application form.`}
      />
      <CareerHeader />
      <BelowFirstScreen>
        <Openings />
        <HiringSteps />
        <Application />
      </BelowFirstScreen>
    </>
  );
}
