/** The error catalogue (specification, section 8; M-01 to M-12), verbatim, misspelling included. */
export const toastTexts = {
  fillInAllInputs: 'Please fill in all inputs',
  agreeToTerms: 'Please make sure you agree to Terms and conditions',
  fillInAllFields: 'Please fill in all fields',
  allHallsUnavailable: 'All Halls are unavailable on the date selected. Try checking another date',
  cannotRetrieve: 'Information cannot be retrived at the moment. Try again or Contact Support',
  somethingWentWrong: 'Something went wrong. Try again',
  paymentSuccessful: 'Payment Successful',
  messageSent: 'Message Sent Successfully',
  invoiceSent: 'Invoice Sent Successfully',
  paymentScriptFailed: "Unable to load the card provider's inline script",
  unexpectedError: 'Unexpected Application Error!',
} as const;

/** M-04: the chosen hall is missing from the availability list. */
export function hallUnavailable(hall: string): string {
  return `${hall} is not available on the date selected. Try checking another hall`;
}
