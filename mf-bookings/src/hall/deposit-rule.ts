/** Rule and exception in one sentence, wherever money is taken (D-43). */
export const depositRule =
  'The deposit is non-refundable, except that cancelling within 5 business days of booking returns it less 20%.';
