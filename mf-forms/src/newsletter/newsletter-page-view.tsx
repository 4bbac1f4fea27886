import { EmailForm } from '../mail-form/email-form.tsx';
import { color } from '@venue/shared/theme/tokens.ts';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import { FormPage } from '../page/form-page.tsx';
import { FormStep } from '../page/form-step.tsx';
import { SideCard } from '../page/side-card.tsx';
import { newsletterForm } from './newsletter-form.ts';

const contents = [
  'Saturdays that are still free, hall by hall',
  'Concerts and nights at the club',
  'News from the cinema',
  'News from the festival',
];

const Contents = styled.ul`
  li {
    padding-block: 12px;
    border-top: 1px solid ${color.hair};
  }
  li:last-child {
    padding-bottom: 0;
  }
`;

/** `/media/newsletter` (MD-07). */
export function NewsletterPageView() {
  return (
    <>
      <PageHead
        title="Newsletter"
        description="One letter a month from the venue: free Saturdays, concerts and news of the house."
      />
      <FormPage
        title="Newsletter"
        opening="One letter a month, short enough to read in a queue."
        aside={
          <SideCard title="In every letter">
            <Contents>
              {contents.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Contents>
          </SideCard>
        }
      >
        <FormStep title="Where shall we send it?">
          <EmailForm spec={newsletterForm} host={useHost()} layout="row" />
        </FormStep>
      </FormPage>
    </>
  );
}
