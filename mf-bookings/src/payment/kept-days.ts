/** Days for which the record of a payment outlives what was paid, and the payment. */
export const keptDays = 30;
