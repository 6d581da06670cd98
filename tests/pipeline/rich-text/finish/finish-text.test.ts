import { readdirSync, readFileSync } from 'node:fs';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { textFinisher } from '../../../../pipeline/rich-text/finish/finish-text.ts';
import { articleSchema } from '../../../../pipeline/rich-text/finish/sanitize-schema.ts';
import { block, doc, hyperlink, p, row, table } from '../../documents.ts';
import { markup } from '../../markup.ts';

const sanitize = (tree: Root): Root => unified().use(rehypeSanitize, articleSchema).runSync(tree);
const asIs = (value: string) => value;
/** Links are taken as they come, so that only the sanitiser stands between a vector and the page. */
const finish = textFinisher({ entry: asIs, asset: asIs, url: asIs });

const image = (properties: Element['properties']): Root => ({
  type: 'root',
  children: [{ type: 'element', tagName: 'img', properties, children: [] }],
});

test('what is not allowed is left out, what stands in it stays', () => {
  const children: ElementContent[] = [{ type: 'text', value: 'a' }];
  const tree: Root = {
    type: 'root',
    children: [
      { type: 'element', tagName: 'marquee', properties: { onStart: 'x()' }, children },
      { type: 'element', tagName: 'script', properties: {}, children },
      { type: 'comment', value: 'b' },
      { type: 'element', tagName: 'p', properties: { id: 'main', style: 'c', onClick: 'd' }, children },
    ],
  };
  expect(markup(sanitize(tree))).toBe('a<p>a</p>');
});

const html = (src: string) => markup(sanitize(image({ src, alt: 'a' })));

test('images come over https or from this site only', () => {
  expect(html('https://a.example/b.png')).toBe('<img src="https://a.example/b.png" alt="a">');
  expect(html('/assets/b.png')).toBe('<img src="/assets/b.png" alt="a">');
  for (const src of ['http://a.example/b.png', 'data:image/svg+xml,x', 'javascript:a()']) {
    expect(html(src)).toBe('<img alt="a">');
  }
});

const cellOf = (content: string, data = {}) => block('table-cell', [p(content)], data);

test('merged cells are cut at the edge of their table', () => {
  const document = doc(
    table(
      row(cellOf('a'), cellOf('b')),
      row(cellOf('c'), cellOf('d')),
      row(cellOf('e'), cellOf('f', { colspan: 7, rowspan: 9 })),
    ),
  ) as { readonly content: readonly unknown[] };
  const children = finish({ format: 'document', document });
  expect(markup({ type: 'root', children })).toContain('<tr><td>e</td><td>f</td></tr>');
});

test('a cell outside of a table is left out', () => {
  const cell: Element = { type: 'element', tagName: 'td', properties: {}, children: [] };
  expect(markup(sanitize({ type: 'root', children: [cell] }))).toBe('');
});

interface Vector {
  readonly id: string;
  readonly input: string;
  readonly hast?: unknown;
}

const corpora = process.env['FIELDBOOK_CORPORA'];
const isSet = corpora !== undefined;
const notRun = isSet ? '' : ' (not run: FIELDBOOK_CORPORA is not set)';
const read = (file: string) => JSON.parse(readFileSync(`${corpora}/xss/${file}`, 'utf8')) as Vector[];
const vectors = isSet
  ? readdirSync(`${corpora}/xss`)
      .filter((file) => file.endsWith('.json'))
      .flatMap(read)
  : [];

/** All that a browser would do with a tree that articles do not need. */
function faultsOf(node: Root | RootContent): string[] {
  const below = 'children' in node ? node.children.flatMap(faultsOf) : [];
  if (node.type === 'text' || node.type === 'root') return below;
  if (node.type !== 'element') return [node.type];
  const { tagName, properties } = node;
  const attributes = Object.entries(properties).flatMap(([name, value]) =>
    isAllowed(tagName, name, value) ? [] : [`${tagName}[${name}=${String(value)}]`],
  );
  return [...((articleSchema.tagNames ?? []).includes(tagName) ? [] : [tagName]), ...attributes, ...below];
}

function isAllowed(tagName: string, name: string, value: unknown): boolean {
  const definitions = articleSchema.attributes?.[tagName] ?? [];
  if (!definitions.some((definition) => (Array.isArray(definition) ? definition[0] : definition) === name)) {
    return false;
  }
  const protocols = articleSchema.protocols?.[name];
  if (protocols === undefined || protocols === null) return true;
  // a browser drops white space and control characters before it looks for the scheme
  const scheme = /^([a-z][a-z\d+.-]*):/iu.exec(String(value).replace(/[\u0000-\u0020]/gu, ''))?.[1];
  return scheme === undefined || protocols.includes(scheme.toLowerCase());
}

const asTree = (children: readonly ElementContent[]): Root => ({ type: 'root', children: [...children] });
const asMarkdown = ({ input }: Vector): Root => asTree(finish({ format: 'markdown', text: input }));
/** A vector itself, and every address in it. */
const addressesIn = ({ input }: Vector): string[] => [
  input,
  ...[...input.matchAll(/(?:href|src|action|data)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/giu)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  ),
];
const asUris = (vector: Vector): Root =>
  asTree(
    finish({
      format: 'document',
      document: doc(...addressesIn(vector).map((uri) => p(hyperlink(uri, 'words')))),
    }),
  );
const asHast = ({ hast }: Vector): Root => {
  const tree = structuredClone(hast) as Root | RootContent;
  return sanitize(tree.type === 'root' ? tree : { type: 'root', children: [tree] });
};
const withTree = vectors.filter(({ hast }) => hast !== undefined && hast !== null);
const faultsAmong = (list: readonly Vector[], run: (vector: Vector) => Root): string[] =>
  list.flatMap((vector) => faultsOf(run(vector)).map((fault) => `${vector.id}: ${fault}`));

const raw = ({ hast }: Vector): Root => asTree([hast as ElementContent]);

const link = (vector: Vector): Root =>
  asTree(
    addressesIn(vector).map((href) => ({
      type: 'element',
      tagName: 'a',
      properties: { href },
      children: [],
    })),
  );

describe('vectors of known attacks', () => {
  test.skipIf(!isSet)(`are many${notRun}`, () => {
    expect([vectors.length, withTree.length]).toEqual([725, 112]);
  });

  test.skipIf(!isSet)(`as Markdown leave nothing that is not allowed${notRun}`, () => {
    expect(faultsAmong(vectors, asMarkdown)).toEqual([]);
  });

  test.skipIf(!isSet)(`as the address of a link leave nothing that is not allowed${notRun}`, () => {
    expect(faultsAmong(vectors, asUris)).toEqual([]);
  });

  test.skipIf(!isSet)(`as trees leave nothing that is not allowed${notRun}`, () => {
    expect(faultsAmong(withTree, asHast)).toEqual([]);
  });

  test.skipIf(!isSet)(`would show many faults without the sanitiser${notRun}`, () => {
    expect(faultsAmong(withTree, raw).length).toBeGreaterThan(50);
    expect(faultsAmong(vectors, link).length).toBeGreaterThan(50);
  });
});
