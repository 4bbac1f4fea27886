import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { alsoCelebrated, otherEvents } from '../../content/events/social-events.ts';
import { quoteWith } from '../../content/links.ts';
import { useHost } from '../../host.ts';
import { SideHeading } from '../../sections/headed-section.tsx';
import { NextLinks, LinkRow } from '../../sections/link-row.tsx';
import { Section } from '../../sections/section.tsx';

const Lines = styled.ul`
  border-bottom: 1px solid ${role.hairline};
  li {
    display: grid;
    gap: 2px ${layout.columnGap};
    padding-block: ${space[12]};
    border-top: 1px solid ${role.hairline};
  }
  p {
    color: ${role.text2};
  }
  ${media.up(900)} {
    li {
      grid-template-columns: 3fr 5fr;
      align-items: baseline;
      padding-block: ${space[20]} ${space[12]};
    }
    li > :nth-child(3) {
      grid-column: 2;
    }
  }
`;

/** Events without a picture, and others by name only. */
export function OtherEvents() {
  const { Link } = useHost();
  return (
    <Section $background="tint" $short>
      <SideHeading
        title="And every other day."
        intro={<p>Tell us what it is, when, and how many are coming: we’ll reply with a room and a price.</p>}
      >
        <Lines>
          {otherEvents.map(({ title, text, links }) => (
            <li key={title}>
              <Heading level={3}>{title}</Heading>
              <p>{text}</p>
              <NextLinks of={links} />
            </li>
          ))}
          <li>
            <Heading level={3}>Something else?</Heading>
            <LinkRow>
              {alsoCelebrated.map((name) => (
                <Link key={name} to={quoteWith({ occasion: 'Another family event' })}>
                  {name}
                  <VisuallyHidden>: request a quote</VisuallyHidden>
                </Link>
              ))}
            </LinkRow>
          </li>
        </Lines>
      </SideHeading>
    </Section>
  );
}
