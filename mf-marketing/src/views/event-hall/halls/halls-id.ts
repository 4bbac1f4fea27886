/** Where the halls stand on the page, for the form that asks for them. */
export const hallsId = 'halls';
