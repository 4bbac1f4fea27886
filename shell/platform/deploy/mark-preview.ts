/** The style sheet of the banner. It is a file, because the page's policy forbids unknown inline styles. */
export const stripStyles = {
  file: 'preview.css',
  text: `.preview-strip{margin:0;padding:.5rem 1rem;background:#ffd94a;color:#1a1a1a;font:600 1rem/1.4 system-ui,sans-serif;text-align:center}
@media print{.preview-strip{display:none}}
`,
} as const;

/** Adds a banner for people and a `noindex` for search engines. */
export function markPreview(html: string, text: string): string {
  const head = `<meta name="robots" content="noindex"/><link rel="stylesheet" href="/${stripStyles.file}"/>`;
  const strip = `<aside class="preview-strip" aria-label="Preview">${text}</aside>`;
  const marked = html
    .replace('</head>', () => `${head}</head>`)
    .replace(/<body[^>]*>/, (body) => `${body}${strip}`);
  if (!marked.includes(head) || !marked.includes(strip)) throw new Error('a page has no head or body');
  return marked;
}

/** Adds `x-robots-tag` to the `_headers` file. */
export function unlistedHeaders(headersFile: string): string {
  const marked = headersFile.replace(/^\/\*\n/, '/*\n  x-robots-tag: noindex\n');
  if (marked === headersFile) throw new Error('_headers has no rule for every address');
  return marked;
}
