import { layout, media, surface, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { LagosTime } from '@venue/shared/ui/lagos-time.tsx';
import { mainPhone, officeHours, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';

const Bar = styled.div`
  ${surface.dark}
  position: sticky;
  bottom: 0;
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: ${layout.phoneBar};
  margin-top: auto;
  padding: 10px ${layout.gutter};
  border-top: 1px solid var(--hairline);
  ${media.up(1200)} {
    display: none;
  }
`;

const Hours = styled.p`
  ${type.small}
  /* A taller target, without moving the lines. */
  a {
    display: inline-block;
    padding-block: 12px;
    margin-block: -12px;
  }
`;

/** The telephone at the bottom of the open menu. */
export function CallBar() {
  return (
    <Bar>
      <Hours>
        <a href={telephoneLink(mainPhone)} translate="no">
          <strong>{mainPhone}</strong>
        </a>
        <br />
        Bookings office: {officeHours}
        <LagosTime />
      </Hours>
      <Button as="a" href={telephoneLink(mainPhone)} $variant="line">
        Call
      </Button>
    </Bar>
  );
}
