import { HeadedSection } from '../../sections/headed-section.tsx';
import { shownWhenRead } from '@venue/shared/theme/shown-when-read.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import type { Opening } from '@venue/shared/venue/openings.ts';
import { counted } from '@venue/shared/words/numbers.ts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { color, layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { inColumns } from '../../content/career.ts';
import { ApplyButton } from './apply-button.tsx';
import { useOpenings } from './use-openings.ts';
import { Prose } from '../../sections/prose.tsx';
import { Chairs } from '../../sections/chairs.tsx';

const Title = styled.p`
  ${type.h4}
  margin-bottom: ${space[12]};
`;

const Row = styled.li`
  display: grid;
  grid-template: minmax(${layout.target}, auto) / minmax(0, 1fr) auto auto;
  gap: ${space[8]} ${space[20]};
  align-items: center;
  padding-block: ${space[12]};
  border-top: 1px solid ${role.hairline};
  /* A wider button would move the chairs to the left. */
  > :not(:first-child) {
    ${shownWhenRead}
  }
  h3 {
    font-size: 1.25rem;
    overflow-wrap: break-word;
    ${media.up(640)} {
      font-size: 1.5rem;
    }
  }
`;

/** A chair for each post; screen readers get the number. */
const Posts = styled.p`
  display: flex;
`;

const Seats = styled(Chairs)`
  width: auto;
  height: 28px;
  color: ${color.sanyan200};
  ${media.up(640)} {
    height: 40px;
  }
`;

function OpeningRow({ opening: { job, posts, closes, body } }: { opening: Opening }) {
  return (
    <Row>
      <div>
        <Heading level={3}>{job}</Heading>
        {closes === undefined ? null : <p>{`Apply by ${formatLongDate(closes, 'short')}`}</p>}
        {body.length > 0 && <Prose of={body} level={4} />}
      </div>
      <Posts>
        <Seats count={posts} />
        <VisuallyHidden>{counted(posts, 'person', 'people')}</VisuallyHidden>
      </Posts>
      <ApplyButton job={job} />
    </Row>
  );
}

function Jobs({ title, of }: { title: string; of: readonly Opening[] }) {
  const titleId = useId();
  return (
    <div>
      <Title id={titleId}>{title}</Title>
      <ul aria-labelledby={titleId}>
        {of.map((opening) => (
          <OpeningRow key={opening.job} opening={opening} />
        ))}
      </ul>
    </div>
  );
}

/** The five jobs with the most posts, then the others (PG-04). */
export function Openings() {
  const { mostNeeded, alsoOpen } = inColumns(useOpenings());
  if (mostNeeded.length === 0) return null;
  return (
    <HeadedSection title="Openings" ground="indigo" intro="A chair for each person we need.">
      <InnerColumns $free>
        <Jobs title="Most needed" of={mostNeeded} />
        {alsoOpen.length > 0 && <Jobs title="Also open" of={alsoOpen} />}
      </InnerColumns>
    </HeadedSection>
  );
}
