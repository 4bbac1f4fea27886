import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { layout, media } from '@venue/shared/theme/tokens.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import { EmailForm } from '../mail-form/email-form.tsx';
import { FormStep } from '../page/form-step.tsx';
import { ComeAndSeeUs } from './come-and-see-us.tsx';
import { contactForm } from './contact-form.ts';
import { QuickerWays } from './quicker-ways.tsx';

const TheWay = styled(ComeAndSeeUs)`
  ${shownWhenRead}
  order: 1;
  ${media.up(900)} {
    order: 0;
  }
`;

const Stripe = styled(AsoOkeStripe)`
  grid-column: 1 / -1;
`;

const Columns = styled(Container)`
  display: grid;
  grid-column: 1 / -1;
  gap: ${layout.band};
  align-items: start;
  padding-block: ${layout.band};
  ${media.up(900)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    column-gap: ${layout.freeColumn};
  }
`;

/** The way here, the form, and what is quicker than writing. */
export function BelowContact() {
  return (
    <>
      <TheWay />
      <Stripe />
      <Columns>
        <FormStep title={contactForm.title}>
          <EmailForm spec={contactForm} host={useHost()} />
        </FormStep>
        <QuickerWays />
      </Columns>
    </>
  );
}
