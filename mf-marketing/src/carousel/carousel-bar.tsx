import { styled } from 'styled-components';
import { hiddenUntilParsed, withoutScripts } from '@venue/shared/theme/styles.ts';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { IconButton } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { shortestPath } from './carousel-state.ts';

const Bar = styled.div`
  ${hiddenUntilParsed}
  display: flex;
  order: 1;
  gap: ${space[4]};
  align-items: center;
  margin-top: ${space[12]};
  ${media.up(640)} {
    gap: ${space[12]};
  }
  ${withoutScripts} {
    display: none;
  }
`;

/** The negative margin aligns the first dot with the edge of the slides. */
const Dots = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  order: -1;
  margin-left: -4px;
  ${media.up(640)} {
    margin-left: -12px;
  }
`;

const Dot = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: grid;
  place-items: center;
  width: 28px;
  height: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    border: 2px solid currentColor;
    border-radius: 50%;
  }
  &[aria-current]::before {
    background: currentColor;
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    width: 20px;
    height: 20px;
    border: 1px solid currentColor;
    border-radius: 50%;
  }
  ${media.up(640)} {
    width: 44px;
  }
`;

type CarouselBarProps = {
  /** What a slide is called, in lower case: `review`, `reviews`. */
  itemName: string;
  itemsName: string;
  count: number;
  shown: number;
  /** Slides change by themselves if nothing holds them. */
  playing: boolean;
  onGo: (steps: number) => void;
  onTogglePause: () => void;
};

/** Pause, Previous, Next and a dot for every slide; always visible (T-07, T-09, T-13). */
export function CarouselBar({
  itemName,
  itemsName,
  count,
  shown,
  playing,
  onGo,
  onTogglePause,
}: CarouselBarProps) {
  return (
    <Bar>
      <IconButton aria-label={`${playing ? 'Pause' : 'Play'} ${itemsName}`} onClick={onTogglePause}>
        <Icon name={playing ? 'pause' : 'play'} />
      </IconButton>
      <IconButton aria-label={`Previous ${itemName}`} onClick={() => onGo(-1)}>
        <Icon name="previous" />
      </IconButton>
      <IconButton aria-label={`Next ${itemName}`} onClick={() => onGo(1)}>
        <Icon name="next" />
      </IconButton>
      <Dots aria-label={`Choose a ${itemName}`}>
        {Array.from({ length: count }, (_, index) => (
          <Dot
            key={index}
            aria-label={`${itemName} ${index + 1} of ${count}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onGo(shortestPath(shown, index, count))}
          />
        ))}
      </Dots>
    </Bar>
  );
}
