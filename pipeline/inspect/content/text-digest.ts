import type { ElementContent } from 'hast';
import type { TextSource } from '../../entry.ts';
import type { FilledField } from '../../filled-fields.ts';
import { shortHash } from '../../hash.ts';
import { documentSource } from '../../link/document-source.ts';
import { readTree } from '../../rich-text/read-tree.ts';
import type { Cells } from './texts-of.ts';

/**
 * The digest of a field's words and their structure, as readers see them. Keys in another order, empty texts, marks without words and
 * blanks around words change nothing. Locks keep it: an upgrade that gives another digest for the same text makes
 * every translation outdated, so it needs a new version of the lock.
 */
export function textDigest({ field: { kind }, value }: Pick<FilledField, 'field' | 'value'>): string {
  if (typeof value !== 'object' || value === null) return digestOf(plain(String(value)));
  const known = digests.get(value);
  if (known !== undefined) return known;
  const digest = digestOf(seenIn(value, kind));
  digests.set(value, digest);
  return digest;
}

/** By value: each locale is compared with the same source. */
const digests = new WeakMap<object, string>();

const digestOf = (seen: unknown): string => shortHash(JSON.stringify(seen));

/** A decoded value has the form of its kind. */
function seenIn(value: object, kind: FilledField['field']['kind']): unknown {
  if (kind === 'richText') return textOf(value as TextSource);
  if (kind === 'cells')
    return (value as Cells).map((row) =>
      row.map((cell) => (typeof cell === 'string' ? plain(cell) : textOf(documentSource(cell)))),
    );
  if (kind === 'labelledLinks')
    return (value as readonly Labelled[]).map(({ label, url }) => [plain(label), url]);
  return value;
}

interface Labelled {
  readonly label: string;
  readonly url: string;
}

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

const textOf = (source: TextSource): unknown =>
  nodesOf(readTree(source, false).tree.children as ElementContent[]);

const nodesOf = (nodes: readonly ElementContent[]): unknown[] =>
  nodes.flatMap((node): unknown[] => {
    if (node.type === 'text') return [plain(node.value)].filter((words) => words !== '');
    if (node.type !== 'element') return [];
    const { tagName, properties, children } = node;
    const meant = meaningful.flatMap((name) =>
      properties[name] ? [`${name} ${String(properties[name])}`] : [],
    );
    const inside = nodesOf(children);
    return marks.has(tagName) && inside.length === 0 ? [] : [[tagName, ...meant, inside]];
  });

const marks: ReadonlySet<string> = new Set(['strong', 'em', 'u', 's', 'del', 'sup', 'sub', 'code']);

/** What an element leads to, shows or says. Other properties are about its looks. */
const meaningful = [
  'href',
  'src',
  'alt',
  'title',
  'dataTitle',
  'dataEntry',
  'dataAsset',
  'dataResource',
  'dataVideo',
  'dataFrame',
  'checked',
  'colSpan',
  'rowSpan',
] as const;
