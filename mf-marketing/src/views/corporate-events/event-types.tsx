import { Facts } from '@venue/shared/ui/facts.tsx';
import { corporateEvents } from '../../content/events/corporate-events.ts';
import { quoteFor } from '../../content/events/quote-about.ts';
import { useHost } from '../../host.ts';
import { HeadedSection } from '../../sections/headed-section.tsx';

const types = corporateEvents.map(({ title, text, occasion }) => ({
  name: title,
  text,
  path: quoteFor(occasion),
  hint: 'request a quote',
}));

/** The eight types of EV-09, each with a link to a quote. */
export function EventTypes() {
  return (
    <HeadedSection
      title="Which event is yours?"
      intro="How we set up the room for each. Choose yours to request a quote."
    >
      <Facts of={types} columns={4} link={useHost().Link} />
    </HeadedSection>
  );
}
