import { styled } from 'styled-components';
import { layout, space } from '@venue/shared/theme/tokens.ts';
import { columnsFrom } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Picture } from '@venue/shared/ui/picture.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { teamMembers, type TeamMember } from '../../content/team/team.ts';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Stack } from '../../sections/text-blocks.tsx';

const People = styled.ul`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${columnsFrom({ 640: 2, 900: 3 })}
`;

const sizes = '(min-width: 900px) 380px, (min-width: 640px) 45vw, 86vw';

function Member({ member: { name, work, picture, body } }: { member: TeamMember }) {
  return (
    <Stack as="li" $gap={8}>
      {picture && <Picture of={picture} sizes={sizes} ratio="4 / 5" alt="" />}
      <Heading level={3} look="h4">
        {name}
      </Heading>
      <Muted>{work}</Muted>
      <Prose of={body} level={4} />
    </Stack>
  );
}

/** Staff who have agreed to be named; nothing if nobody has. */
export function TeamPeople() {
  if (teamMembers.length === 0) return null;
  return (
    <HeadedSection title="Who you may meet.">
      <People>
        {teamMembers.map((member) => (
          <Member key={member.id} member={member} />
        ))}
      </People>
    </HeadedSection>
  );
}
