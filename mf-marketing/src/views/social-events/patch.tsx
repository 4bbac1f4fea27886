import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { SocialEvent } from '../../content/social-events.ts';
import { useHost } from '../../host.ts';
import { PatchCloth } from './patch-cloth.tsx';

/** Two squares wide from 640 px; in every other row of two the words are the first square. */
const Frame = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: min(96px, 20vw) minmax(0, 1fr);
  background: ${color.white};
  & + & {
    border-top: 1px solid ${role.hairline};
  }
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
    min-height: 280px;
    &:nth-child(n) {
      border: 1px solid ${role.hairline};
    }
  }
`;

const Cloth = styled(PatchCloth)`
  ${media.up(900)} {
    [data-patch]:nth-child(4n + 3) > &,
    [data-patch]:nth-child(4n) > & {
      order: 1;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[8]};
  padding: ${space[20]} 16px;
  ${media.up(640)} {
    gap: ${space[12]};
    padding: 28px 28px ${space[20]};
  }
`;

const Meaning = styled(Small)`
  margin-top: auto;
`;

const Ask = styled(Button)`
  min-height: 44px;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A kind of event, its square of cloth, and the way to a price (EV-08). */
export function Patch({ event: { title, text, motif, cloth } }: { event: SocialEvent }) {
  const { Link } = useHost();
  return (
    <Frame data-patch>
      <Cloth motif={motif} />
      <Words>
        <Heading level={2} look="h3">
          {title}
        </Heading>
        <p>{text}</p>
        <Meaning>
          <span lang="yo">{cloth.name}</span>, {cloth.meaning}
        </Meaning>
        <Ask as={Link} to={addressOf('mf-forms/request-quote')} $look="text">
          <span>
            Request a quote<VisuallyHidden> for {title}</VisuallyHidden>
          </span>
          <Icon name="arrow" />
        </Ask>
      </Words>
    </Frame>
  );
}
