import { brand } from '../venue/contacts.ts';

/**
 * Title and description of a page (G-14), rendered as the first elements of every view.
 * React and the prerendering move them into the document's head; the brand is appended here.
 */
export function PageHead(props: { title: string; description: string }) {
  return (
    <>
      <title>{`${props.title} · ${brand.name}`}</title>
      <meta name="description" content={props.description} />
    </>
  );
}
