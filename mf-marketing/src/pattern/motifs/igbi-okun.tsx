const waves = [8, 24, 40, 56].map((y) => `M-16 ${y}q8-9 16 0t16 0t16 0t16 0t16 0t16 0`).join('');

/** Ìgbì òkun, the waves: lounge, pools. */
export const igbiOkun = <path d={waves} strokeWidth="2.6" strokeLinecap="round" />;
