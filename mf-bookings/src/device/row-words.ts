/** A sum of a booking in naira, and what it is. */
export type RowSum = { name: string; naira: number };

/** One booking in words. `mood` is how it stands: paid, waiting for somebody, or over. */
export type RowWords = {
  /** By which the venue finds it: `Invoice 481902`. */
  number: string;
  title: string;
  /** Day and hours, or nights. */
  when: string;
  /** Occasion, or the guest. */
  what: string;
  mood: 'paid' | 'waiting' | 'over';
  state: string;
  /** Until when something has to be done, if so. */
  due?: string;
  detail: string;
  /** None where nothing is to be paid any more. */
  sums: readonly RowSum[];
};

export type RowStatus = Pick<RowWords, 'mood' | 'state' | 'due' | 'detail'>;
