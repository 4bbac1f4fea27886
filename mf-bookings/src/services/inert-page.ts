/** Firefox before 112 knows no `inert`: there, what the keyboard reaches behind the window gives the focus back to it. */
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
 * Takes the page out of reach of keyboard and screen reader, but for those children of its body, of which the last is in front
 * (WCAG 2.4.3, 2.4.11). Gives the function that brings it back, with the focus where it was.
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
