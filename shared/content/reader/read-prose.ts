import type { Heading, List, Node, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { pageName } from './field-kinds.ts';

/** A run of words in one look. `to`: a page's name (`mf-forms/contact`) or an address outside of the site. */
type Span =
  | { kind: 'plain'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'emphasis'; text: string }
  | { kind: 'link'; text: string; to: string };

type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; spans: readonly Span[] }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Span[])[] };

/** The text of a content file, below its head. */
export type Prose = readonly Block[];

/** What a text may not be, with the line in it (the first is 1). */
export class ProseProblem extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const allowed =
  'allowed are paragraphs, headings (##), lists (-), **strong** and *emphasised* words, and [links](mf-forms/contact)';
const outside = /^(?:https:\/\/|mailto:|tel:)/;

function refuse(node: Node, what: string): never {
  throw new ProseProblem(node.position?.start.line ?? 1, what);
}

/** The words of something that may hold nothing but words. */
function wordsIn(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) =>
      node.type === 'text'
        ? node.value
        : refuse(node, `“${node.type}” stands within other words; ${allowed}`),
    )
    .join('')
    .replaceAll('\n', ' ');
}

function linkTarget(node: Node, url: string): string {
  if (pageName.safeParse(url).success || outside.test(url)) return url;
  return refuse(
    node,
    `a link leads to “${url}”; allowed are the name of a page (mf-forms/contact) and addresses that begin with https://, mailto: or tel:`,
  );
}

function spanOf(node: PhrasingContent): Span {
  if (node.type === 'text') return { kind: 'plain', text: node.value.replaceAll('\n', ' ') };
  if (node.type === 'strong' || node.type === 'emphasis') {
    return { kind: node.type, text: wordsIn(node.children) };
  }
  if (node.type === 'link') {
    return { kind: 'link', text: wordsIn(node.children), to: linkTarget(node, node.url) };
  }
  return refuse(node, `“${node.type}” is not known; ${allowed}`);
}

function listOf({ ordered, children }: List): Block {
  const items = children.map((item) => {
    const [only, second] = item.children;
    if (second || only?.type !== 'paragraph')
      return refuse(item, `a point of a list is more than one paragraph; ${allowed}`);
    return only.children.map(spanOf);
  });
  return { kind: 'list', ordered: ordered === true, items };
}

function headingOf(node: Heading): Block {
  if (node.depth !== 2) return refuse(node, 'a heading has two signs: ## The heading');
  return { kind: 'heading', text: wordsIn(node.children) };
}

function blockOf(node: RootContent): Block {
  if (node.type === 'heading') return headingOf(node);
  if (node.type === 'paragraph') return { kind: 'paragraph', spans: node.children.map(spanOf) };
  if (node.type === 'list') return listOf(node);
  return refuse(node, `“${node.type}” is not known; ${allowed}`);
}

/** Reads a text in Markdown, of which only a little is allowed. Throws a `ProseProblem` at what is not. */
export function readProse(text: string): Prose {
  return fromMarkdown(text).children.map(blockOf);
}
