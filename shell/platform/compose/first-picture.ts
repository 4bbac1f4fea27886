/** As React writes it: files by one width only. With `media`, which file is shown depends on more. */
const pictureAskedFirst =
  /<picture\b[^>]*><source type="([^"]*)" srcSet="([^"]*)" sizes="([^"]*)"\/><img\b[^>]*\sfetchPriority="high"/;

/**
 * A link that asks for the picture of the first screen ahead of its element, which a slow phone reads only after all that stands
 * before it. It asks for nothing by itself: the boot script sets it off, but for who saves data, to whom a smaller file is shown.
 */
export function firstPictureLink(body: string): string {
  const [, type, files, sizes] = pictureAskedFirst.exec(body) ?? [];
  return type === undefined
    ? ''
    : `<link rel="preload" as="image" media="not all" type="${type}" imageSrcSet="${files}" imageSizes="${sizes}"/>`;
}
