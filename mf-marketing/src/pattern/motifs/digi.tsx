const diagonals = [8, 16, 24, 32, 40, 48, 56, 64]
  .map((step) => `M0 ${step}L${step} 0M${step} 64L64 ${step}`)
  .join('');

/** Dígí, the mirror: about, gallery, reviews. */
export const digi = (
  <>
    <path d={diagonals} />
    <path d="M18 18h28v28H18z" fill="var(--indigo-900)" strokeWidth="2.6" />
    <path d="M18 18l28 28M46 18L18 46" strokeWidth="2" />
  </>
);
