/** The library's frames use the largest z-index too; this comes after them. */
const overFrames = '2147483647';

/**
 * A button that closes the card form, hidden until the connection drops: a frame that navigated without one stays empty, even once it
 * is back. `over` removes the button.
 */
export function createCloseButton(onClose: () => void, over: AbortSignal): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.hidden = true;
  button.textContent = 'Card form stuck? Close it';
  button.style.cssText = `position:fixed;z-index:${overFrames};inset:auto 0 20px;width:fit-content;min-height:48px;margin:0 auto;padding:0 20px;border:2px solid #fbf8f1;color:#fbf8f1;background:#131b4a;font:600 17px/1.4 "Source Sans 3",Arial,sans-serif;cursor:pointer`;
  button.addEventListener('click', onClose);
  const show = () => {
    button.hidden = false;
  };
  window.addEventListener('offline', show, { signal: over });
  over.addEventListener('abort', () => button.remove());
  document.body.append(button);
  return button;
}
