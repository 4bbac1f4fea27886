import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { openings } from '@venue/shared/openings.ts';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { countedInWords } from '@venue/shared/words/counted.ts';
import { capital, numberWords } from '@venue/shared/words/number-words.ts';
import { allPosts } from '../../content/career.ts';
import { useHost } from '../../host.ts';
import { EndingWords } from '../../parts/ending-words.tsx';
import { Chairs } from '../../parts/chairs.tsx';

const Floor = styled.section`
  ${surface.dark}
  padding-block: ${space[20]} ${space[52]};
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 5fr 7fr;
    align-items: center;
  }
`;

const Rows = styled.div`
  display: grid;
  gap: ${space[20]};
  color: ${color.sanyan400};
  svg {
    width: 100%;
    height: auto;
  }
`;

const firstRow = Math.ceil(allPosts / 2);

/** What is left when the guests are gone: a chair for everybody who is still wanted (AB-05). */
export function EmptyChairs() {
  const { Link } = useHost();
  return (
    <Floor>
      <Columns>
        <EndingWords>
          <Heading level={2}>There is a chair for you.</Heading>
          <p>
            {capital(numberWords(openings.length))} jobs are open,{' '}
            {countedInWords(allPosts, 'person is', 'people are')} needed. The career page has them all, and
            the form.
          </p>
          <Button as={Link} to={addressOf('mf-marketing/career')} $look="brass">
            Career Page
          </Button>
        </EndingWords>
        <Rows>
          <Chairs count={firstRow} />
          <Chairs count={allPosts - firstRow} />
        </Rows>
      </Columns>
    </Floor>
  );
}
