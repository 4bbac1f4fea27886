import { splitHoistedHead } from '../page-document.ts';

/** A picture of a page. `address` is relative to the root of the site; `alt` is HTML. */
type PagePicture = { address: string; width: number; height: number; alt: string };

/** The metadata in a rendered page, as HTML. */
export type PageMetadata = {
  title: string;
  description: string;
  /** Whether search engines may list it. */
  isListed: boolean;
  picture?: PagePicture | undefined;
};

/** Large enough for every link preview, and still quick to load. */
const previewWidth = 960;

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
}

function pictureIn(tag: string): PagePicture {
  const [width, height] = [Number(attribute(tag, 'width')), Number(attribute(tag, 'height'))];
  const sized = attribute(tag, 'srcset').split(/,\s*/);
  const preview = sized.find((entry) => entry.endsWith(` ${previewWidth}w`))?.split(' ')[0];
  const alt = attribute(tag, 'alt');
  if (!preview) return { address: attribute(tag, 'src'), width, height, alt };
  return { address: preview, width: previewWidth, height: Math.round((previewWidth * height) / width), alt };
}

export function pageMetadata(html: string): PageMetadata {
  const { head, body } = splitHoistedHead(html);
  const description = /<meta name="description"[^>]*>/.exec(head)?.[0] ?? '';
  const tag = /<img [^>]*srcset="[^>]*>/i.exec(body)?.[0];
  return {
    title: /<title[^>]*>([^<]*)/.exec(head)?.[1] ?? '',
    description: attribute(description, 'content'),
    isListed: !head.includes('<meta name="robots" content="noindex"'),
    ...(tag !== undefined && { picture: pictureIn(tag) }),
  };
}
