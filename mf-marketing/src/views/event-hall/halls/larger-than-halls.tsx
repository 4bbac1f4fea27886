import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { useHost } from '../../../host.ts';
import { fitFor } from '../fit/fit.ts';
import { fitSentence } from '../fit/fit-words.ts';

const Frame = styled.div`
  display: grid;
  gap: ${space[20]};
  grid-column: 1 / -1;
`;

/** What leads when no hall takes so many people (D-04). */
export function LargerThanHalls({ people }: { people: number }) {
  const { Link } = useHost();
  return (
    <Frame>
      <Heading level={2}>{fitSentence(fitFor(people))}</Heading>
      <Muted>Tell us the date and the number, and you hear what it costs before you decide anything.</Muted>
      <ButtonRow>
        <Button as={Link} to={addressOf('mf-forms/request-quote')}>
          Request a quote
        </Button>
        <Button as={Link} to={addressOf('mf-marketing/event-center')} $look="text">
          See the event center
        </Button>
      </ButtonRow>
    </Frame>
  );
}
