const hoisted =
  /^(?:<style data-precedence=[^>]*>[^<]*<\/style>|<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/**
 * Splits rendered markup into what React hoisted (styles, titles, metas and links stand at its front) and the page itself.
 * Left inside the root they would survive the first navigation.
 */
export function splitHoistedHead(html: string): { head: string; body: string } {
  const match = hoisted.exec(html);
  if (!match) return { head: '', body: html };
  const rest = splitHoistedHead(html.slice(match[0].length));
  return { head: match[0] + rest.head, body: rest.body };
}
