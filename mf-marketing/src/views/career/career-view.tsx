import { color, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { place, brand } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { emptyChairs, postsOf, hiringSteps } from '../../content/career.ts';
import { chairGap, chairRun, Chairs } from '../../sections/chairs.tsx';
import { PageOpening } from '../../sections/page-opening.tsx';
import { applicationId, useOpenings, Openings } from './openings.tsx';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { useHost } from '../../host.ts';
import { BesideHeading } from '../../sections/beside-heading.tsx';
import { Facts } from '@venue/shared/ui/facts.tsx';
import { Section } from '../../sections/section.tsx';

/** One row across the page, two on phones. */
const Rows = styled(Container)<{ $halves: readonly [number, number] }>`
  display: grid;
  color: ${color.indigo900};
  gap: ${space[20]} ${({ $halves: [one, other] }) => (100 * chairGap) / chairRun(one + other)}%;
  ${media.up(640)} {
    grid-template-columns: ${({ $halves }) => $halves.map((half) => `${chairRun(half)}fr`).join(' ')};
  }
`;

const HalfRow = styled(Chairs)`
  width: 100%;
  height: auto;
`;

function ChairRow({ posts }: { posts: number }) {
  const firstHalf = Math.ceil(posts / 2);
  const secondHalf = posts - firstHalf;
  return (
    <Rows $halves={[firstHalf, secondHalf]}>
      <HalfRow count={firstHalf} />
      <HalfRow count={secondHalf} />
    </Rows>
  );
}

const Floor = styled.section`
  background: ${color.sanyan200};
`;

/** The number of open posts, with a chair drawn for each (PG-03). */
export function CareerOpening() {
  const posts = postsOf(useOpenings());
  const isHiring = posts > 0;
  return (
    <Floor>
      <PageOpening
        title={emptyChairs(posts)}
        display
        here="Career"
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
      </PageOpening>
      {isHiring && <ChairRow posts={posts} />}
    </Floor>
  );
}

/** PG-03. */
function HiringSteps() {
  return (
    <HeadedSection title="How hiring works." short intro="You never pay for any of it.">
      <Facts of={hiringSteps} columns={5} steps />
    </HeadedSection>
  );
}

/** The application form, which Join Us and the openings jump to (PG-05). */
function Application() {
  const { Fragment } = useHost();
  if (useOpenings().length === 0) return null;
  return (
    <Section $ground="tint" id={applicationId} tabIndex={-1}>
      <BesideHeading
        title="Apply"
        intro={<p>Send a CV and a few lines about yourself. The people who hire read them themselves.</p>}
      >
        <Fragment of="mf-forms/career-application" />
      </BesideHeading>
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
      <CareerOpening />
      <BelowFirstScreen>
        <Openings />
        <HiringSteps />
        <Application />
      </BelowFirstScreen>
    </>
  );
}
