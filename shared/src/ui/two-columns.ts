/**
 * Two equal columns, one where they would be narrower than `least`, as with text of twice the size on a phone.
 * `least` in rem, so that it grows with the text; `gap` in px, or as a custom property.
 */
export function twoColumns(least: string, gap: string): string {
  return `
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${least}, 50% - ${gap} / 2)), 1fr));
    column-gap: ${gap};
  `;
}
