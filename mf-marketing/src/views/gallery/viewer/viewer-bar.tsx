import { useState } from 'react';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button, IconButton } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { galleryGroups } from '../../../content/gallery.ts';
import { ButtonLink } from '../../../sections/button-link.tsx';
import { pictureAfter, type ViewerPosition } from '../gallery-rows.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  align-items: center;
  padding: ${space[12]} ${layout.gutter};
  @media (max-height: 500px) {
    padding-block: ${space[4]};
  }
`;

const Arrows = styled.div`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  justify-content: space-between;
  width: 100%;
  ${media.up(640)} {
    width: auto;
    margin-right: auto;
  }
`;

type Outcome = 'idle' | 'copied' | 'refused';

const outcomeText: Record<Outcome, string> = {
  idle: 'Copy link',
  copied: 'Link copied',
  refused: 'Copy it from the address bar',
};

async function copyAddress(): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    return 'copied';
  } catch {
    return 'refused';
  }
}

function CopyAddress() {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  return (
    <Button $look="text" onClick={() => void copyAddress().then(setOutcome)}>
      <span aria-live="polite">{outcomeText[outcome]}</span>
    </Button>
  );
}

type ViewerBarProps = { position: ViewerPosition; onMove: (id: string) => void };

/** Previous, next, and actions for the open picture. */
export function ViewerBar({ position, onMove }: ViewerBarProps) {
  const { row, index } = position;
  const open = row[index];
  const group = galleryGroups.find(({ id }) => id === open?.group);
  const go = (steps: number) => {
    const picture = pictureAfter(position, steps);
    if (picture) onMove(picture.id);
  };
  return (
    <Bar>
      <Arrows>
        <IconButton aria-label="Previous picture" onClick={() => go(-1)}>
          <Icon name="previous" />
        </IconButton>
        <p>{`${index + 1} of ${row.length}`}</p>
        <IconButton aria-label="Next picture" onClick={() => go(1)}>
          <Icon name="next" />
        </IconButton>
      </Arrows>
      {group && (
        <ButtonLink to={group.path} look="text">
          {group.linkTitle}
        </ButtonLink>
      )}
      <CopyAddress key={open?.id} />
    </Bar>
  );
}
