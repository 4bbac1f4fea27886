/** A run of words in one look. `to`: a page's name (`mf-forms/contact`) or an address outside of the site. */
export type Span =
  | { kind: 'plain'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; to: string };

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; spans: readonly Span[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Span[])[] };

/** The text of a content file, below its head. */
export type Prose = readonly Block[];
