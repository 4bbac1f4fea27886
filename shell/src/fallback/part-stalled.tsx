import { layout, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { contact, mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';

const Frame = styled.output`
  ${surface.light}
  position: sticky;
  bottom: 0;
  z-index: 10;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[20]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[12]} ${layout.gutter};
  border-top: 1px solid var(--hairline);
  @media (max-width: 899.98px) {
    body:has([data-phone-bar]) & {
      bottom: ${layout.phoneBar};
    }
  }
`;

/**
 * Below a page that can be read but not used yet: its buttons and forms did not arrive (G-13). It is the shell's, alive
 * inside a part that is not: the inline script does not hold its clicks.
 */
export function PartStalled({ onRetry }: { onRetry: () => void }) {
  return (
    <Frame data-alive="">
      <span>
        Buttons and forms here did not load. Call <a href={telephoneLink(mainPhone)}>{mainPhone}</a> or write
        to <a href={`mailto:${contact.email}`}>{contact.email}</a>.
      </span>
      <Button $look="line" onClick={onRetry}>
        Retry
      </Button>
    </Frame>
  );
}
