import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, role, space, color, type } from '@venue/shared/theme/tokens.ts';
import { brand, place } from '@venue/shared/venue/contacts.ts';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { LinkedText } from '@venue/shared/ui/linked-text.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import { Page, PageTop, BreadcrumbBar } from '../layout/booking-page.tsx';
import { privacySections, type PrivacySection } from './privacy-sections.ts';

const StepList = styled.ol`
  ${type.ui}
  display: grid;
  gap: ${space[12]};
  margin-block: ${space[8]} ${space[12]};
  ${media.up(900)} {
    grid-template-columns: repeat(3, 1fr);
    gap: 0;
    margin-block: ${space[20]};
  }
`;

const Step = styled.li`
  position: relative;
  padding-left: 36px;
  color: ${role.text2};
  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    z-index: 1;
    width: 16px;
    height: 16px;
    border: 2px solid ${color.brass400};
    border-radius: 50%;
    background: radial-gradient(circle, ${color.brass400} 0 3px, ${color.indigo950} 3.5px);
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 10px auto -22px 9px;
    border: solid ${color.sanyan400};
    border-width: 0 1px;
    width: 4px;
  }
  strong {
    display: block;
    font-weight: 650;
    color: ${role.text};
  }
  ${media.up(900)} {
    padding: 36px ${space[32]} 0 0;
    &:not(:last-child)::after {
      inset: 9px -3px auto 19px;
      width: auto;
      height: 4px;
      border-width: 1px 0;
    }
  }
`;

const steps = [
  { title: 'Your browser', text: 'Anything you have not sent stays on this device.' },
  {
    title: 'A service',
    text: 'It carries the message, the booking or the payment. No server of ours is involved.',
  },
  {
    title: `The venue in ${place.town}`,
    text: 'Reception reads it, replies, and keeps what the booking needs.',
  },
] as const;

function DetailsSteps() {
  return (
    <StepList>
      {steps.map(({ title, text }) => (
        <Step key={title}>
          <strong>{title}</strong>
          {text}
        </Step>
      ))}
    </StepList>
  );
}

const SectionFrame = styled(InnerColumns)`
  padding-block: ${space[32]};
  & + & {
    border-top: 1px solid ${role.hairline};
  }
  ${media.up(900)} {
    padding-block: ${space[52]};
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${space[20]};
  max-width: 40em;
  dl {
    display: grid;
    gap: ${space[12]};
  }
  dt {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  dd {
    color: ${role.text2};
  }
`;

/** Nothing overlaps the indigo on this page. */
const PrivacyPage = styled(Page)`
  &&& {
    --overlap: 0px;
  }
`;

function Section({ section: { id, title, text, rows } }: { section: PrivacySection }) {
  return (
    <SectionFrame as="section" $first={4} $free $gap={20} aria-labelledby={id}>
      <Heading level={2} look="h3" id={id}>
        {title}
      </Heading>
      <Text>
        <p>
          <LinkedText text={text} />
        </p>
        {rows.length > 0 && (
          <dl>
            {rows.map(({ name, text: what }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <LinkedText text={what} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Text>
    </SectionFrame>
  );
}

/** `/privacy` */
export function PrivacyView() {
  const { Link, config } = useHost();
  return (
    <>
      <PageHead
        title="Privacy"
        description={`What ${brand.name} asks you for and why, which services carry it, what stays on your device and for how long, and what your rights are.`}
      />
      <PrivacyPage>
        <BreadcrumbBar>
          <Breadcrumbs
            link={Link}
            trail={[{ title: 'Home', path: addressOf('mf-marketing/home') }]}
            current="Privacy"
          />
        </BreadcrumbBar>
        <PageTop>
          <Heading level={1}>Where your details go.</Heading>
          <MutedLeadText>
            What we ask for, who carries it, how long it is kept, and how to have it deleted.
          </MutedLeadText>
          <DetailsSteps />
        </PageTop>
        {privacySections(config).map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </PrivacyPage>
    </>
  );
}
