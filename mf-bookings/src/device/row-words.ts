/** One booking in words. `mood` is how it stands: paid, waiting for somebody, or over. */
export type RowWords = {
  title: string;
  /** Day and hours, or nights. */
  when: string;
  /** Number and occasion, or the guest. */
  what: string;
  mood: 'paid' | 'waiting' | 'over';
  state: string;
  detail: string;
  /** What the row shows large, in naira, and what it is. */
  sum: { naira: number; name: string } | undefined;
};

export type Standing = Pick<RowWords, 'mood' | 'state' | 'detail'>;
