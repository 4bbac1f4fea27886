import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { layout, media } from '@venue/shared/theme/tokens.ts';
import { AsoOkeStripe } from '@venue/shared/ui/aso-oke-stripe.tsx';
import { Columns } from '@venue/shared/ui/columns.tsx';
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

const Body = styled(Columns)`
  grid-column: 1 / -1;
  align-items: start;
  padding-block: ${layout.band};
`;

/** The way here, the form, and what is quicker than writing. */
export function BelowContact() {
  return (
    <>
      <TheWay />
      <Stripe />
      <Body $of={[7, 4]} $free $gap={52}>
        <FormStep title={contactForm.title}>
          <EmailForm spec={contactForm} host={useHost()} />
        </FormStep>
        <QuickerWays />
      </Body>
    </>
  );
}
