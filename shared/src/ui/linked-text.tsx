import { linkedText } from '../venue/linked-text.ts';

/**
 * A sentence in which the venue's addresses and telephone numbers can be pressed. No browser finds them by itself: `format-detection`.
 * Where it changes, its element needs a key: a translator would go on showing the text before.
 */
export function LinkedText({ text: sentence }: { text: string }) {
  return linkedText(sentence).map(({ text, href }) =>
    href === undefined ? (
      text
    ) : (
      <a key={href} href={href} translate="no">
        {text}
      </a>
    ),
  );
}
