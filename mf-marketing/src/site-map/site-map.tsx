import { styled } from 'styled-components';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { Section } from '../sections/section.tsx';
import { SiteDrawing } from './site-drawing.tsx';
import { DoorList } from './door-list.tsx';
import { useLitDoor } from './use-lit-door.ts';

const columns = `
  ${media.up(900)} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 460px);
    gap: ${space[32]};
  }
`;

const Head = styled.div`
  display: grid;
  gap: 6px;
  margin-bottom: 14px;
  color: ${role.text2};
  h2 {
    color: ${role.text};
  }
  ${columns}
  ${media.up(900)} {
    align-items: end;
    margin-bottom: ${space[32]};
  }
`;

const Both = styled.div`
  display: grid;
  gap: ${space[12]};
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${columns}
`;

const Band = styled(Section)`
  ${media.up(900)} {
    padding-top: 64px;
  }
`;

const Sketch = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

/** The grounds as a drawing of doors, and the same doors as a list (G-08). A door that is pointed at lights in both. */
export function SiteMap() {
  const { lit, handlers } = useLitDoor();
  return (
    <Band $ground="indigo">
      <Container>
        <Head>
          <Heading level={2}>Eleven doors off one court.</Heading>
          <p>
            In the old Yoruba compound, <span lang="yo">agbolé</span>, every door opens on one court. Choose
            one.
          </p>
        </Head>
        <Both {...handlers}>
          <Sketch>
            <SiteDrawing lit={lit} />
            <Small>A drawing, not to scale.</Small>
          </Sketch>
          <DoorList lit={lit} label="The eleven doors" />
        </Both>
      </Container>
    </Band>
  );
}
