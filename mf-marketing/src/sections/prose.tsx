import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { LinkedText } from '@venue/shared/ui/linked-text.tsx';
import { withFacts } from '../content/facts.ts';
import { addressOfPage } from '../content/links.ts';
import type { ArticleBody } from '../content/news/news.ts';
import { useHost } from '../host.ts';

type Block = ArticleBody[number];
type Span = Extract<Block, { kind: 'paragraph' }>['spans'][number];

const Text = styled.div`
  display: grid;
  gap: ${space[12]};
  max-width: 34em;
  ul,
  ol {
    display: grid;
    gap: ${space[4]};
    padding-left: 1.25em;
    list-style: revert;
  }
`;

const outside = /^(?:https:|mailto:|tel:)/;

function Words({ of }: { of: Span }) {
  const { Link } = useHost();
  const text = withFacts(of.text);
  if (of.kind === 'strong') return <strong>{text}</strong>;
  if (of.kind === 'emphasis') return <em>{text}</em>;
  if (of.kind === 'plain') return <LinkedText text={text} />;
  return outside.test(of.to) ? <a href={of.to}>{text}</a> : <Link to={addressOfPage(of.to)}>{text}</Link>;
}

function Line({ spans }: { spans: readonly Span[] }) {
  return spans.map((span) => <Words key={`${span.kind} ${span.text}`} of={span} />);
}

function List({ ordered, items }: Extract<Block, { kind: 'list' }>) {
  const Element = ordered ? 'ol' : 'ul';
  return (
    <Element>
      {items.map((spans) => (
        <li key={spans.map(({ text }) => text).join('')}>
          <Line spans={spans} />
        </li>
      ))}
    </Element>
  );
}

function BlockOf({ block, level }: { block: Block; level: 3 | 4 }) {
  if (block.kind === 'list') return <List {...block} />;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Line spans={block.spans} />
      </p>
    );
  }
  return (
    <Heading level={level} look="h4">
      {withFacts(block.text)}
    </Heading>
  );
}

type ProseProps = { of: ArticleBody; level?: 3 | 4; className?: string };

/** The text of a content file. `level` applies to its headings. */
export function Prose({ of, level = 3, className }: ProseProps) {
  return (
    <Text className={className}>
      {of.map((block) => (
        <BlockOf key={JSON.stringify(block)} block={block} level={level} />
      ))}
    </Text>
  );
}
