/** What came of trying one thing now. */
export type Now = { holds: boolean; said: string };

/** A line of the table: what was tried, what happened before this was mended, and how to see what happens now. */
export type Row = { name: string; tried: string; before: string; now: () => Promise<Now> };
