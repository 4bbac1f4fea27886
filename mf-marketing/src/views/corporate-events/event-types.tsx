import { HeadedSection } from '../../sections/headed-section.tsx';
import { styled } from 'styled-components';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { corporateEvents } from '../../content/events/corporate-events.ts';
import { quoteFor } from '../../content/events/quote-about.ts';
import { useHost } from '../../host.ts';

const Programme = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9rem, 40%)), 1fr));
  column-gap: ${layout.columnGap};
  ${media.up(640)} {
    column-gap: calc(2 * ${layout.columnGap});
  }
  ${media.up(1200)} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: ${layout.columnGap};
  }
`;

/** A line of a printed programme. */
const Line = styled.li`
  display: grid;
  gap: ${space[4]};
  align-content: start;
  padding-block: ${space[12]} ${space[20]};
  border-top: 1px solid ${color.sanyan400};
  p {
    color: ${role.text2};
  }
  /* Beside its arrow, in a half of a phone or a quarter of a desk. */
  h3 {
    font-size: 1.25rem;
    overflow-wrap: anywhere;
    ${media.up(640)} {
      font-size: 1.5rem;
    }
  }
  a {
    display: flex;
    gap: ${space[12]};
    align-items: baseline;
    justify-content: space-between;
    padding-block: ${space[8]};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    flex: none;
    color: ${role.link};
  }
`;

/** The eight types of EV-09, as the programme of a long day, and how to get a price. */
export function EventTypes() {
  const { Link } = useHost();
  return (
    <HeadedSection
      title="What the day can be."
      intro="How we set the room for each of them. Choose yours to ask for a quote."
    >
      <Programme>
        {corporateEvents.map(({ title, text, occasion }) => (
          <Line key={title}>
            <Heading level={3}>
              <Link to={quoteFor(occasion)}>
                <span>
                  {title}
                  <VisuallyHidden>: request a quote</VisuallyHidden>
                </span>
                <Icon name="arrow" />
              </Link>
            </Heading>
            <p>{text}</p>
          </Line>
        ))}
      </Programme>
    </HeadedSection>
  );
}
