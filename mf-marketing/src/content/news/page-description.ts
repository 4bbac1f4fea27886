/** Characters of a description that search engines show. */
const limit = 158;

/** As many whole sentences as fit into a search result, or the beginning of the first. */
export function pageDescription(text: string): string {
  if (text.length <= limit) return text;
  const [whole = ''] = /^.*[.?!](?=\s)/.exec(text.slice(0, limit + 1)) ?? [];
  return whole || `${text.slice(0, limit - 1).replace(/\s+\S*$/, '')}…`;
}
