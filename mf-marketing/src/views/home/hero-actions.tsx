import { useState } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { unscripted } from '@venue/shared/theme/unscripted.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { useHost } from '../../host.ts';
import { Actions } from '../../sections/page-opening.tsx';
import { VideoDialog } from '../../media/video-dialog.tsx';

const Tour = styled(Button)`
  ${unscripted} {
    display: none;
  }
`;

/** Take a tour opens the film (HM-01), Contact Us leads to its page (HM-02). */
export function HeroActions() {
  const { Link } = useHost();
  const [touring, setTouring] = useState(false);
  return (
    <Actions>
      <Tour $look="line" aria-haspopup="dialog" onClick={() => setTouring(true)}>
        <Icon name="play" />
        Take a tour
      </Tour>
      <Button as={Link} to={addressOf('mf-forms/contact')} $look="text">
        Contact Us
      </Button>
      <VideoDialog open={touring} onClose={() => setTouring(false)} />
    </Actions>
  );
}
