import type { inTwo as ofShared } from '@venue/shared/contract/in-two.tsx';

/** In the place of the shared one: a build of everything asks for both halves of a view at once, as nobody does it for it. */
export const inTwo: typeof ofShared = (loadFirst, loadBelow) => async () => {
  const [First, below] = await Promise.all([loadFirst(), loadBelow()]);
  return function WholeView() {
    return <First below={below} />;
  };
};
