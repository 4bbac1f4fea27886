import { useState } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media } from '@venue/shared/theme/tokens.ts';
import { unscripted } from '@venue/shared/theme/unscripted.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { useHost } from '../../host.ts';
import { VideoDialog } from '../../media/video-dialog.tsx';

const Row = styled(ButtonRow)`
  > * {
    flex: 1;
    padding-inline: 14px;
    white-space: nowrap;
  }
  ${media.up(900)} {
    > * {
      flex: none;
      padding-inline: 22px;
    }
  }
`;

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
    <Row>
      <Tour $look="line" aria-haspopup="dialog" onClick={() => setTouring(true)}>
        <Icon name="play" />
        Take a tour
      </Tour>
      <Button as={Link} to={addressOf('mf-forms/contact')} $look="line">
        Contact Us
      </Button>
      <VideoDialog open={touring} onClose={() => setTouring(false)} />
    </Row>
  );
}
