import path from 'node:path';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';

const imported = /\bimport\(\s*(['"`])(\.[^'"`]+)\1\s*\)/g;
const lists = new Set(['views', 'fragments']);

type AnyProperty = Parameters<NonNullable<VisitorObject['Property']>>[0];

function partsIn({ key, value }: AnyProperty): ESTree.ObjectProperty[] {
  const isList = key.type === 'Identifier' && lists.has(key.name) && value.type === 'ObjectExpression';
  return isList ? value.properties.filter((part) => part.type === 'Property') : [];
}

/**
 * The modules that each part of a remote is loaded from, by the part's id. They are read from `src/remote.tsx`, so that teams may name and
 * place their views as they like. Paths are relative to the package: `src/pages/contact-view.tsx`.
 */
export function partModules(file: string, text: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const textOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end);
  new Visitor({
    Property(list) {
      for (const { key, value } of partsIn(list)) {
        const froms = [...textOf(value).matchAll(imported)].flatMap(([, , from]) => from ?? []);
        const id = key.type === 'Literal' ? String(key.value) : textOf(key);
        if (froms.length > 0)
          found[id] = froms.map((from) => path.posix.join(path.posix.dirname(file), from));
      }
    },
  }).visit(parseSync(file, text).program);
  return found;
}
