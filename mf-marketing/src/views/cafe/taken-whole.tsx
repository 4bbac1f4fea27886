import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { cafe } from '../../content/evening/cafe.ts';
import { quoteAbout } from '../../content/events/quote-about.ts';
import { alcoholAge, capacitySpec, specsOf } from '../../content/evening/social-specs.ts';
import { useHost } from '../../host.ts';
import { Columns } from '../../sections/columns.tsx';
import { Facts } from '../../sections/facts.tsx';
import { Section } from '../../sections/section.tsx';
import { Words } from '../../sections/words.tsx';

const facts = [
  { name: capacitySpec(cafe), text: 'A naming breakfast, a graduation lunch, a launch over cake.' },
  ...specsOf(cafe, ['setup', 'management', 'guards', 'bartenders', 'linens']),
];

/** What comes with the cafe when a family takes all of it (FC-24). */
export function TakenWhole() {
  const { Link } = useHost();
  return (
    <Section $ground="tint" $short>
      <Columns $of={[4, 7]} $free>
        <Words>
          <Heading level={2}>A table for two, or the whole room.</Heading>
          <p>Tables push together when more of the family comes than you expected.</p>
          <p>{alcoholAge.sentence}</p>
          <Button as={Link} to={quoteAbout('Cafe')}>
            Request a quote
          </Button>
        </Words>
        <Facts of={facts} columns={2} />
      </Columns>
    </Section>
  );
}
