/**
 * Takes the page out of reach of keyboard and screen reader, but for those children of its body (WCAG 2.4.3, 2.4.11).
 * Gives the function that brings it back, with the focus where it was.
 */
export function makePageInert(except: readonly Element[]): () => void {
  const opener = document.activeElement;
  const covered = [...document.body.children].filter(
    (child) => !except.includes(child) && !child.hasAttribute('inert'),
  );
  for (const child of covered) child.setAttribute('inert', '');
  return () => {
    for (const child of covered) child.removeAttribute('inert');
    if (opener instanceof HTMLElement) opener.focus();
  };
}
