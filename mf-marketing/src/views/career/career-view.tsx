import { brand, place } from '@venue/shared/venue/contacts.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { capital, numberWords } from '@venue/shared/words/number-words.ts';
import { openings } from '@venue/shared/openings.ts';
import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { allPosts, emptyChairs } from '../../content/career.ts';
import { PageOpening } from '../../parts/page-opening.tsx';
import { Application } from './application.tsx';
import { applicationId } from './apply-button.tsx';
import { ChairRow } from './chair-row.tsx';
import { HiringSteps } from './hiring-steps.tsx';
import { Openings } from './openings.tsx';

const Join = styled(Container)`
  padding-bottom: ${space[52]};
`;

/** `/career` (PG-03 to PG-05). */
export function CareerView() {
  return (
    <>
      <PageHead
        title="Career"
        description={`${capital(numberWords(openings.length))} jobs and ${counted(allPosts, 'post')} at ${brand.name} in ${place.town}, ${place.state}: the openings, how hiring goes step by step, and the application form.`}
      />
      <PageOpening title={emptyChairs} here="Career">
        {`${capital(numberWords(openings.length))} jobs are open in ${place.town}.`} Choose yours, send a CV,
        and we ring you.
      </PageOpening>
      <Join>
        <Button as="a" href={`#${applicationId}`}>
          Join Us
        </Button>
      </Join>
      <ChairRow />
      <BelowFirstScreen>
        <Openings />
        <HiringSteps />
        <Application />
      </BelowFirstScreen>
    </>
  );
}
