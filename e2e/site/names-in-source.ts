import { parseSync, Visitor } from 'vite';

/** What a source asks of other parts of the site. */
export type AskedNames = {
  /** Names that are written out: `mf-forms/contact`. */
  written: string[];
  /** Source of each name that is not: nobody can check it before it goes live. */
  madeUp: string[];
};

type Asked = { type: string; start: number; end: number; value?: unknown };

const asks = new Set(['addressOf', 'handover']);

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^mf-[a-z\d-]+\/[a-z\d-]+$/.test(value);
}

/** A name may come from typed data; there it is written out all the same. */
const typed = new Set(['Identifier', 'MemberExpression']);
const beginning = /^mf-[a-z\d-]+\//;

/** The names in `addressOf('…')`, `host.handover('…')`, `<Fragment of="…">` and the data of a source file. */
export function namesInSource(file: string, text: string): AskedNames {
  const found: AskedNames = { written: [], madeUp: [] };
  function refuse({ start, end }: Asked): void {
    found.madeUp.push(`${file}: ${text.slice(start, end)}`);
  }
  function take(asked: Asked): void {
    if (asked.type === 'Literal' && isName(asked.value)) found.written.push(asked.value);
    else if (!typed.has(asked.type)) refuse(asked);
  }
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee;
      if (called.type === 'Identifier' && asks.has(called.name) && first) take(first);
    },
    Property({ value }) {
      if (value.type === 'Literal' && isName(value.value)) found.written.push(value.value);
    },
    TemplateLiteral(node) {
      if (node.expressions.length > 0 && beginning.test(node.quasis[0]?.value.raw ?? '')) refuse(node);
    },
    BinaryExpression(node) {
      const { left } = node;
      if (left.type === 'Literal' && beginning.test(String(left.value))) refuse(node);
    },
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'Fragment') return;
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'of' || !attribute.value) continue;
        const { value } = attribute;
        take(value.type === 'JSXExpressionContainer' ? value.expression : value);
      }
    },
  }).visit(parseSync(file, text).program);
  return found;
}
