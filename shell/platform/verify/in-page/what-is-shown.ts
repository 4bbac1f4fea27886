/** What a page shows: all its words, and the fields of its forms as `name: value`. */
export type Shown = { words: string; fields: readonly string[] };

/** Reads what the page shows. Runs in the page, sent there as a text. */
export function whatIsShown(): Shown {
  const fields = [...document.forms].flatMap((form) =>
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? `${name}: ${value}` : [],
    ),
  );
  const words = document.body.innerText;
  return { words: words.replaceAll(/\s+/g, ' '), fields };
}
