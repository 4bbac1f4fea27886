/** Pattern of the id of a view or fragment: `contact`. */
export const partIdPattern = '[a-z][a-z0-9-]*';

/** Pattern of the name of a remote: `mf-forms`. */
export const remotePattern = `mf-${partIdPattern}`;

/** Pattern of a part's name, `mf-forms/contact`, with the groups `remote` and `part`. */
export const partRefPattern = `(?<remote>${remotePattern})/(?<part>${partIdPattern})`;
