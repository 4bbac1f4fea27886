import { styled } from 'styled-components';
import { color, layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../../parts/section.tsx';
import { SwipeRow } from '../../parts/swipe-row.tsx';
import { Muted } from '@venue/shared/ui/text.tsx';
import { weddingKinds, type WeddingKind } from '../../content/weddings.ts';
import { CeremonyPlan } from './ceremony-plan.tsx';

/** The heading takes the first of six places, the five kinds the others. */
const Places = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
    row-gap: ${space[52]};
  }
  ${media.up(1200)} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Intro = styled.div`
  display: grid;
  gap: ${space[20]};
  align-content: start;
`;

const Kind = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
`;

const Plan = styled.div`
  aspect-ratio: 4 / 3;
  background: ${color.indigo900};
`;

const Setting = styled.p`
  ${type.ui}
  padding-top: ${space[12]};
  border-top: 1px solid ${role.hairline};
  color: ${role.text2};
`;

function KindOfWedding({ kind }: { kind: WeddingKind }) {
  return (
    <Kind>
      <Plan>
        <CeremonyPlan of={kind.id} />
      </Plan>
      <Heading level={3}>{kind.name}</Heading>
      <p>{kind.text}</p>
      <Setting>
        <b>We set:</b> {kind.set.charAt(0).toLowerCase() + kind.set.slice(1)}
      </Setting>
    </Kind>
  );
}

/** Diverse Cultural Weddings: what happens, and how the room is set for it (EV-02). */
export function WeddingKinds() {
  return (
    <Section>
      <Places>
        <Intro>
          <Heading level={2}>Diverse Cultural Weddings</Heading>
          <Muted>
            The same floor from above, set five ways; each dot is a chair. Every family does it a little
            differently: tell us how yours does.
          </Muted>
        </Intro>
        <SwipeRow label="Five kinds of wedding">
          {weddingKinds.map((kind) => (
            <KindOfWedding key={kind.id} kind={kind} />
          ))}
        </SwipeRow>
      </Places>
    </Section>
  );
}
