/** Name of the element of a layout checkpoint; a short one, as it stands among the first bytes of a page. */
export const layoutCheckpointTag = 'lay-out';
