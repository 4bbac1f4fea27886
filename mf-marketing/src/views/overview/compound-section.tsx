import { capital, numberWords } from '@venue/shared/words/number-words.ts';
import { styled } from 'styled-components';
import { color, layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { SectionHead } from '../../parts/section-head.tsx';
import { Section } from '../../parts/section.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { compound } from '../../content/compound.ts';
import { useHost } from '../../host.ts';
import { CompoundDrawing } from './compound-drawing.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 7fr 5fr;
    gap: ${space[52]};
  }
`;

const Sketch = styled.div`
  display: grid;
  gap: ${space[8]};
  align-content: start;
`;

const Places = styled.ol`
  ${media.up(640)} {
    columns: 2;
    column-gap: ${layout.columnGap};
  }
  ${media.up(900)} {
    columns: 1;
  }
`;

const Place = styled.li`
  display: grid;
  grid-template-columns: 34px 1fr;
  align-items: baseline;
  break-inside: avoid;
  padding-block: 7px;
  border-top: 1px solid ${role.hairline};
  line-height: 1.35;
  a {
    display: inline-block;
    padding-block: 3px;
    font-weight: 600;
  }
`;

const Number = styled.span`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  color: ${color.sanyan400};
`;

const Note = styled.span`
  color: ${role.text2};
`;

/** The grounds as a drawing, its numbers as links (G-08). */
export function Compound() {
  const { Link } = useHost();
  return (
    <Section $ground="indigo">
      <Container>
        <SectionHead title={`${capital(numberWords(compound.length))} doors off one court.`}>
          The old Yoruba compound, agbolé, put every door on the same court. We thought that was right.
        </SectionHead>
        <Columns>
          <Sketch>
            <CompoundDrawing />
            <Small>Artist’s impression, not a survey and not to scale.</Small>
          </Sketch>
          <Places>
            {compound.map(({ title, path, note }, index) => (
              <Place key={path}>
                <Number aria-hidden="true">{index + 1}</Number>
                <span>
                  <Link to={path}>{title}</Link> <Note>{note}</Note>
                </span>
              </Place>
            ))}
          </Places>
        </Columns>
      </Container>
    </Section>
  );
}
