import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { SocialPlace } from '../../content/social-place.ts';

const Columns = styled.div`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  align-items: center;
  ${media.up(900)} {
    grid-template-columns: 5fr 7fr;
    column-gap: ${space[84]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[20]};
  p {
    max-width: 34em;
  }
  p + p {
    color: ${role.text2};
  }
`;

/** What the room is for, beside a drawing of it. */
export function PlaceAbout({ about, sketch }: { about: SocialPlace['about']; sketch: ReactNode }) {
  return (
    <Columns>
      <Words>
        <Heading level={2}>{about.heading}</Heading>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Words>
      {sketch}
    </Columns>
  );
}
