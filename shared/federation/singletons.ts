/**
 * The packages that exist once in a page, provided by the shell. Nothing else is shared:
 * a shared package travels whole, without tree-shaking.
 */
export const singletons = ['react', 'styled-components'] as const;
