/** Firefox before 112 does not support `inert`: if the keyboard reaches an element behind the window, the window gets the focus back. */
function giveFocusBackTo(inFront: readonly Element[]): AbortController {
  const over = new AbortController();
  const onFocus = ({ target }: FocusEvent) => {
    const isBehind = target instanceof Node && !inFront.some((element) => element.contains(target));
    const front = inFront.at(-1);
    if (isBehind && front instanceof HTMLElement) front.focus();
  };
  if (!('inert' in HTMLElement.prototype))
    document.addEventListener('focusin', onFocus, { signal: over.signal });
  return over;
}

/**
 * Makes the page inert for keyboard and screen reader, except for these children of the body; the last of them is in front (WCAG 2.4.3,
 * 2.4.11). The returned function restores the page and its focus.
 */
export function makePageInert(except: readonly Element[]): () => void {
  const opener = document.activeElement;
  const covered = [...document.body.children].filter(
    (child) => !except.includes(child) && !child.hasAttribute('inert'),
  );
  for (const child of covered) child.setAttribute('inert', '');
  const guard = giveFocusBackTo(except);
  return () => {
    guard.abort();
    for (const child of covered) child.removeAttribute('inert');
    if (opener instanceof HTMLElement) opener.focus();
  };
}
