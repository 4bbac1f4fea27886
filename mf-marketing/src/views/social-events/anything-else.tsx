import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { useHost } from '../../host.ts';
import { Section } from '../../parts/section.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 4fr 8fr;
    align-items: start;
  }
`;

const Asked = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  p {
    color: ${role.text2};
  }
`;

const Named = styled.ul`
  ${type.h3}
  li {
    padding-block: ${space[12]} ${space[20]};
    line-height: 1.15;
    ${doubleLine}
  }
`;

/** The list above is not the end of what people celebrate. */
export function AnythingElse() {
  const { Link } = useHost();
  return (
    <Section $ground="tint">
      <Columns>
        <Asked>
          <Heading level={2}>Something else to celebrate?</Heading>
          <p>Say what it is, how many are coming and when. We answer with a room and a price.</p>
          <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="line">
            Request a quote
          </Button>
        </Asked>
        <Named>
          <li>A naming.</li>
          <li>A homecoming.</li>
          <li>A thanksgiving.</li>
        </Named>
      </Columns>
    </Section>
  );
}
