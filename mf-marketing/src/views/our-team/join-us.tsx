import { addressOf } from '@venue/shared/contract/address-of.ts';
import { openings } from '@venue/shared/openings.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { countedInWords } from '@venue/shared/words/counted.ts';
import { capital, numberWords } from '@venue/shared/words/number-words.ts';
import { allPosts } from '../../content/career.ts';
import { useHost } from '../../host.ts';
import { ClosingBand } from '../../sections/closing-band.tsx';

/** The way to the jobs that are open (AB-05). */
export function JoinUs() {
  const { Link } = useHost();
  return (
    <ClosingBand
      motif="eko"
      title="There is a chair for you."
      text={`${capital(numberWords(openings.length))} jobs are open, ${countedInWords(allPosts, 'person is', 'people are')} needed. The career page has them all, and the form.`}
    >
      <Button as={Link} to={addressOf('mf-marketing/career')}>
        Career Page
      </Button>
    </ClosingBand>
  );
}
