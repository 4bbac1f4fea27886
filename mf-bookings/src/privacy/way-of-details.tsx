import { color, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { place } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';

const Road = styled.ol`
  ${type.ui}
  display: grid;
  gap: ${space[12]};
  margin-block: ${space[8]} ${space[12]};
  ${media.up(900)} {
    grid-template-columns: repeat(3, 1fr);
    gap: 0;
    margin-block: ${space[20]};
  }
`;

const Stop = styled.li`
  position: relative;
  padding-left: 36px;
  color: ${role.text2};
  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    z-index: 1;
    width: 16px;
    height: 16px;
    border: 2px solid ${color.brass400};
    border-radius: 50%;
    background: radial-gradient(circle, ${color.brass400} 0 3px, ${color.indigo950} 3.5px);
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 10px auto -22px 9px;
    border: solid ${color.sanyan400};
    border-width: 0 1px;
    width: 4px;
  }
  strong {
    display: block;
    font-weight: 650;
    color: ${role.text};
  }
  ${media.up(900)} {
    padding: 36px ${space[32]} 0 0;
    &:not(:last-child)::after {
      inset: 9px -3px auto 19px;
      width: auto;
      height: 4px;
      border-width: 1px 0;
    }
  }
`;

const stops = [
  { title: 'Your browser', text: 'Anything you have not sent stays on this device.' },
  {
    title: 'A service',
    text: 'It carries the message, the booking or the payment. No server of ours is involved.',
  },
  {
    title: `The venue in ${place.town}`,
    text: 'Reception reads it, replies, and keeps what the booking needs.',
  },
] as const;

export function WayOfDetails() {
  return (
    <Road>
      {stops.map(({ title, text }) => (
        <Stop key={title}>
          <strong>{title}</strong>
          {text}
        </Stop>
      ))}
    </Road>
  );
}
