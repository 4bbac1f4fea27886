/**
 * Selects the body of a page that asks something itself or is about money (`data-own-business`): what stands on every
 * page keeps quiet there. Use it in front of `&`.
 */
export const onOwnBusiness = 'body:has(main :is(form input:not([type="hidden"]), [data-own-business]))';
