import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { LinkedText } from '@venue/shared/ui/linked-text.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { useHost } from '../host.ts';
import { Page, PageTop, BreadcrumbBar } from '../ui/booking-page.tsx';
import { privacySections, type PrivacySection } from './privacy-sections.ts';

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
        </PageTop>
        {privacySections(config).map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </PrivacyPage>
    </>
  );
}
