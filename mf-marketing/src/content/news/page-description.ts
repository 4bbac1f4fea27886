/** How many characters search engines print of a page's description. */
const room = 158;

/** The first sentences of a text, as many as two lines of a search engine hold; of one longer sentence its first words. */
export function pageDescription(text: string): string {
  if (text.length <= room) return text;
  const [whole = ''] = /^.*[.?!](?=\s)/.exec(text.slice(0, room + 1)) ?? [];
  return whole || `${text.slice(0, room - 1).replace(/\s+\S*$/, '')}…`;
}
