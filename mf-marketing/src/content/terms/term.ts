/** One rule of the terms. */
export type Term = {
  /** What the eye looks for, before the sentence that states it. */
  figure: string;
  text: string;
};
