/**
 * Matches if our scripts do not run: switched off, not supported, or a page without modules. Otherwise the inline script has marked the document
 * before the first paint. The media query `scripting` covers only the first case.
 */
export const unscripted = 'html:not([data-scripted]) &';
