import { useId, useState, type MouseEvent, type ReactNode, useEffect } from 'react';
import { keyframes, styled } from 'styled-components';
import { useModal } from '../hooks/use-modal.ts';
import { color, layout, media, motion, radius, space, surface } from '../theme/tokens.ts';
import { specifiedTimes } from '../time/specified-times.ts';
import { IconButton } from './button.tsx';
import { Heading } from './heading.tsx';
import { Icon } from './icon.tsx';

/** Within so many ms, two taps are a double tap. */
const doubleTap = 500;

/** True for half a second after mounting. */
function useJustOpened(): boolean {
  const [just, setJust] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setJust(false), doubleTap);
    return () => clearTimeout(timer);
  }, []);
  return just;
}

/** Whether something is still on the screen: true while `open` and for `exit` ms after it closed. */
function usePresence(open: boolean, exit: number): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open || !present) return undefined;
    const timer = setTimeout(() => setPresent(false), exit);
    return () => clearTimeout(timer);
  }, [open, present, exit]);
  return open || present;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Sheet = styled.dialog<{ $leaving: boolean }>`
  ${surface.light}
  inset: auto 0 0;
  width: 100%;
  max-width: 720px;
  max-height: 100dvh;
  margin: auto auto 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.dialog};
  box-shadow: 0 24px 64px rgb(14 20 48 / 0.45);
  overscroll-behavior: contain;
  animation: ${appear} ${motion.slow};
  &,
  &::backdrop {
    opacity: ${(props) => (props.$leaving ? 0 : 1)};
    transition: opacity ${motion.exit};
  }
  &::backdrop {
    background: ${color.backdrop};
    animation: ${appear} ${motion.slow};
  }
  ${media.up(640)} {
    inset: 0;
    width: calc(100% - 64px);
    max-height: calc(100dvh - 64px);
    margin: auto;
  }
`;

const DialogBody = styled.div`
  padding: 20px ${layout.gutter} 28px;
`;

const Top = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[12]};
  margin-bottom: ${space[20]};
`;

type DialogProps = {
  onClose: () => void;
  title: ReactNode;
  /** A short line above the title. */
  eyebrow?: ReactNode;
  children: ReactNode;
};

/** The backdrop lies outside of the dialog's box, its own scrollbar inside. */
function isOutside({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function OpenDialog(props: DialogProps & { leaving: boolean }) {
  const sheet = useModal();
  const titleId = useId();
  const ignoresTaps = useJustOpened();
  const closeFromBackdrop = (event: MouseEvent) => {
    if (!ignoresTaps && event.target === event.currentTarget && isOutside(event)) props.onClose();
  };
  return (
    <Sheet
      ref={sheet}
      $leaving={props.leaving}
      inert={props.leaving}
      aria-labelledby={titleId}
      style={ignoresTaps ? { pointerEvents: 'none' } : undefined}
      onMouseDown={closeFromBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        props.onClose();
      }}
      onClose={(event) => {
        if (!event.currentTarget.open) props.onClose();
      }}
    >
      <DialogBody>
        <Top>
          <div>
            {props.eyebrow}
            <Heading level={2} look="h3" id={titleId}>
              {props.title}
            </Heading>
          </div>
          <IconButton $bare aria-label="Close" onClick={props.onClose}>
            <Icon name="close" />
          </IconButton>
        </Top>
        {props.children}
      </DialogBody>
    </Sheet>
  );
}

/**
 * A modal dialog on the native element; Esc, the Close button and a press on the backdrop close it (T-02).
 * Takes no taps in its first half second, because they may be the second of a double tap, and a payment
 * button may be there. Fades for 300 ms, inert; then its content unmounts and the focus returns.
 */
export function Dialog({ open, ...props }: DialogProps & { open: boolean }) {
  const present = usePresence(open, specifiedTimes.modalExit);
  return present ? <OpenDialog {...props} leaving={!open} /> : null;
}
