import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, role, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { cinema } from '../../content/cinema.ts';
import { useHost } from '../../host.ts';

const Row = styled.div`
  display: grid;
  gap: ${space[20]};
  justify-items: start;
  ${media.up(900)} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
`;

const Jobs = styled.p`
  margin-top: ${space[12]};
  color: ${role.text2};
`;

/** The open posts of the cinema (K-19). */
export function Hiring() {
  const { Link } = useHost();
  const { heading, jobs } = cinema.hiring;
  const posts = jobs.map(({ job, posts: count }) => `${job}, ${count} wanted`).join('. ');
  return (
    <Row>
      <div>
        <Heading level={2} look="h3">
          {heading}
        </Heading>
        <Jobs>{posts}.</Jobs>
      </div>
      <Button as={Link} to={addressOf('mf-marketing/career')} $look="line">
        See the openings
      </Button>
    </Row>
  );
}
