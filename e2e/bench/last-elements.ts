/** What React comes to last: the footer of the frame, and a heading of the view: a placeholder has none. */
export const lastElements = { shell: 'footer', view: 'main [data-part] h1' } as const;
