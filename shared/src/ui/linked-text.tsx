import { linkedText } from '../venue/linked-text.ts';

/**
 * A sentence in which the venue's addresses and telephone numbers can be pressed. No browser finds them by itself: `format-detection`.
 */
export function LinkedText({ text }: { text: string }) {
  return linkedText(text).map(({ words, href }) =>
    href === undefined ? (
      words
    ) : (
      <a key={href} href={href} translate="no">
        {words}
      </a>
    ),
  );
}
