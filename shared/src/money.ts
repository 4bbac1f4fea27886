const formatter = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });

/** Whole naira as people read it: `₦1,300,000`, negative `-₦25,000`. */
export function formatNaira(naira: number): string {
  const digits = formatter.format(Math.abs(naira));
  return naira < 0 ? `-₦${digits}` : `₦${digits}`;
}
