/**
 * Hides an element until the footer has been parsed. For elements that would move as later content arrives, such as a caption below a picture
 * that grows with the text beside it. Browsers without `:has()` show it immediately.
 */
export const hiddenUntilParsed = ':root:not(:has(#root > footer)) & { visibility: hidden; }';
