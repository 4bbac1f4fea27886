import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { cafe } from '../../content/evening/cafe.ts';
import { AskTonight } from '../../sections/ask-tonight.tsx';
import { SplitOpening } from '../../sections/split-opening.tsx';

/** Daylight, and first of all who knows when it is open. */
export function CafeOpening() {
  return (
    <SplitOpening
      here={cafe.name}
      place={`${cafe.name}, holds ${cafe.capacity}`}
      title={cafe.title}
      lede={cafe.lede}
      picture={cafe.picture}
      caption={cafe.caption}
    >
      <div>
        <AskTonight question="Good day. Is the cafe open today?" first="primary" day="today" />
        <Button as="a" href={place.mapUrl} target="_blank" rel="noopener" $look="text">
          Find the cafe <Icon name="newTab" />
          <VisuallyHidden>, opens in a new tab</VisuallyHidden>
        </Button>
      </div>
    </SplitOpening>
  );
}
