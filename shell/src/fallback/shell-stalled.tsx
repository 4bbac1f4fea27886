import { layout, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { contact, mainPhone, telephoneLink } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { shellStalledId } from '../early/shell-stalled-id.ts';

/** Browsers without popovers get it by its attribute (`early.ts`). */
const Frame = styled.section`
  ${surface.light}
  display: none;
  &:is(:popover-open, [data-shown]) {
    position: fixed;
    inset: auto 0 0;
    z-index: 20;
    display: flex;
    flex-wrap: wrap;
    gap: ${space[12]} ${space[20]};
    align-items: center;
    justify-content: space-between;
    width: auto;
    margin: 0;
    padding: ${space[12]} ${layout.gutter};
    border: 0;
    border-top: 1px solid var(--hairline);
  }
`;

/** What the inline script shows while the shell's own code does not arrive: nothing else could (G-13). */
export function ShellStalled() {
  return (
    <Frame id={shellStalledId} popover="manual" role="alert">
      <span>
        This page is still loading its buttons and forms. What you typed stays. Call{' '}
        <a href={telephoneLink(mainPhone)}>{mainPhone}</a> or write to{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a>.
      </span>
      <Button $look="line">Load it again</Button>
    </Frame>
  );
}
