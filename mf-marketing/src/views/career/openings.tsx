import { countedInWords } from '@venue/shared/words/counted.ts';
import { styled } from 'styled-components';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../../parts/section.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { otherOpenings, shownOpenings, type Opening } from '../../content/career.ts';
import { ApplyButton } from './apply-button.tsx';
import { Prose } from '../../parts/prose.tsx';
import { Chairs } from '../../parts/chairs.tsx';

const List = styled.ul`
  border-bottom: 1px solid ${role.hairline};
`;

/** On phones the job first, its chairs and the button below; in one line where there is room. */
const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[12]} ${layout.columnGap};
  align-items: center;
  padding-block: ${space[20]};
  border-top: 1px solid ${role.hairline};
  > :first-child {
    grid-column: 1 / -1;
  }
  ${media.up(900)} {
    grid-template-columns: 1fr 280px auto;
    padding-block: 28px;
    > :first-child {
      grid-column: auto;
    }
  }
`;

const Posts = styled.p`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  white-space: nowrap;
  color: ${role.text2};
`;

const Seats = styled(Chairs)`
  width: auto;
  height: 36px;
  color: ${color.sanyan200};
  ${media.up(640)} {
    height: 60px;
  }
`;

/** One row of all the jobs that need one or two people. */
const Rest = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]} ${layout.columnGap};
  align-items: center;
  padding-block: ${space[20]};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[12]};
  }
  li {
    max-width: 100%;
  }
  button {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  span {
    min-width: 0;
  }
  ${media.up(900)} {
    grid-template-columns: auto minmax(0, 1fr);
    padding-block: 28px;
    ul {
      justify-content: end;
    }
  }
`;

function people(posts: number): string {
  return posts === 1 ? '1 person' : `${posts} people`;
}

function OpeningRow({ opening: { job, posts, body } }: { opening: Opening }) {
  return (
    <Row>
      <div>
        <Heading level={3}>{job}</Heading>
        {body.length > 0 && <Prose of={body} level={4} />}
      </div>
      <Posts>
        <Seats count={posts} />
        {people(posts)}
      </Posts>
      <ApplyButton job={job} />
    </Row>
  );
}

/** The jobs that need the most people, a chair for every post (PG-04). */
export function Openings() {
  return (
    <Section $ground="indigo">
      <Container>
        <SectionHead title="Openings">
          A chair for each person we need. These {countedInWords(shownOpenings.length, 'job')} need the most.
        </SectionHead>
        <List>
          {shownOpenings.map((opening) => (
            <OpeningRow key={opening.job} opening={opening} />
          ))}
        </List>
        {otherOpenings.length > 0 && (
          <Rest>
            <Heading level={3}>Also open</Heading>
            <ul>
              {otherOpenings.map(({ job }) => (
                <li key={job}>
                  <ApplyButton job={job} named />
                </li>
              ))}
            </ul>
          </Rest>
        )}
      </Container>
    </Section>
  );
}
