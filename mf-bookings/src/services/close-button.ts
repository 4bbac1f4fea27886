/** Over the library's own frames, which take the largest number that there is. */
const overFrames = '2147483647';

/**
 * A button that closes the card form, shown once the connection has broken: a frame that went to its next page without one is
 * empty and answers nothing more, also when the connection is back. Returned hidden; `over` takes it off the page.
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
