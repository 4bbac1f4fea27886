import { linkedText } from '../venue/linked-text.ts';

/**
 * A sentence in which the venue's addresses and telephone numbers are links. If it can change, its element needs a `key`, or translators keep
 * showing the old text.
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
