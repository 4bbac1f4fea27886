/**
 * Selector for where none of our scripts run: switched off, not understood, or a page without modules. Everywhere else
 * the inline script marks the document before anything is painted. The media query `scripting` knows only the first.
 */
export const unscripted = 'html:not([data-scripted]) &';
