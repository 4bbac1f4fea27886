import { type FormEvent, useId } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { useTodayOrComposedDay } from '@venue/shared/hooks/use-time.ts';
import { counted } from '@venue/shared/text/numbers.ts';
import { hiddenUntilParsed } from '@venue/shared/theme/styles.ts';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { InnerColumns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { isOpenOn } from '@venue/shared/venue/closing-date.ts';
import { type Opening, openings } from '@venue/shared/venue/openings.ts';
import { inColumns } from '../../content/career.ts';
import { useHost } from '../../host.ts';
import { ChairRow } from '../../sections/chair-row.tsx';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Eyebrow } from '../../sections/text-blocks.tsx';

/** The jobs open today, which may be long after the page was composed. */
export function useOpenings(): readonly Opening[] {
  const day = useTodayOrComposedDay();
  return openings.filter((opening) => isOpenOn(opening, day));
}

/** Id of the application form. */
export const applicationId = 'apply';

/**
 * Jumps to the application form with this job chosen (F-18). A form, not a link: the shell replays a submit that comes before
 * the page is awake, and without scripts it still jumps.
 */
function ApplyButton({ job }: { job: Opening['job'] }) {
  const { handover } = useHost();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    handover('mf-forms/application').write({ job });
    window.location.assign(`#${applicationId}`);
  };
  return (
    <form action={`${addressOf('mf-marketing/career')}#${applicationId}`} onSubmit={apply}>
      <Button type="submit" $look="line">
        <span>
          Apply<VisuallyHidden> as {job}</VisuallyHidden>
        </span>
      </Button>
    </form>
  );
}

const Row = styled.li`
  display: grid;
  grid-template: minmax(${layout.target}, auto) / minmax(0, 1fr) auto auto;
  gap: ${space[8]} ${space[20]};
  align-items: center;
  padding-block: ${space[12]};
  border-top: 1px solid ${role.hairline};
  /* A wider button would move the chairs to the left. */
  > :not(:first-child) {
    ${hiddenUntilParsed}
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
const Seats = styled(ChairRow)`
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
      <p>
        <Seats count={posts} />
        <VisuallyHidden>{counted(posts, 'person', 'people')}</VisuallyHidden>
      </p>
      <ApplyButton job={job} />
    </Row>
  );
}

function Jobs({ title, of }: { title: string; of: readonly Opening[] }) {
  const titleId = useId();
  return (
    <div>
      <Eyebrow id={titleId}>{title}</Eyebrow>
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
    <HeadedSection title="Openings" background="indigo" intro="A chair for each person we need.">
      <InnerColumns $free>
        <Jobs title="Most needed" of={mostNeeded} />
        {alsoOpen.length > 0 && <Jobs title="Also open" of={alsoOpen} />}
      </InnerColumns>
    </HeadedSection>
  );
}
