/** Two equal columns, or one if they would be narrower than `least` (in rem, so that it grows with the text). `gap` in px or a custom property. */
export function twoColumns(least: string, gap: string): string {
  return `
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${least}, 50% - ${gap} / 2)), 1fr));
    column-gap: ${gap};
  `;
}
