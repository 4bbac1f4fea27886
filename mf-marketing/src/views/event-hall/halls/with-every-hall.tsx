import { role, space } from '@venue/shared/theme/tokens.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { styled } from 'styled-components';
import { hallIncludes, hallsCloseWords } from '../../../content/halls/hall-extras.ts';
import { useHost } from '../../../host.ts';

const Strip = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[8]};
  padding-block: ${space[12]};
  border-block: 1px solid ${role.hairline};
  p {
    max-width: 60em;
  }
`;

const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;

/** What people ask before they choose, by the questions that answer it. */
const asked = [
  { id: 'own-people', title: 'Own caterer and DJ' },
  { id: 'parking', title: 'Parking' },
  { id: 'changing-rooms', title: 'Changing rooms' },
] as const;

const [first, ...others] = hallIncludes;
const included = [first, ...others.map((line) => line.charAt(0).toLowerCase() + line.slice(1))].join('; ');

/** Beside the halls: what comes with each of them, until when, and the way to what else is asked before choosing. */
export function WithEveryHall() {
  const { Link } = useHost();
  return (
    <Strip>
      <p>
        <strong>With every hall.</strong> {included}.
      </p>
      <p>{hallsCloseWords}</p>
      <Ways>
        {asked.map(({ id, title }) => (
          <li key={id}>
            <Link to={`${addressOf('mf-marketing/questions')}#${id}`}>{title}</Link>
          </li>
        ))}
      </Ways>
    </Strip>
  );
}
