import { decoded } from '../../schemas/base/text/decoded.ts';
import type { Graph, Reference } from '../graph.ts';
import { locationOf } from '../inspect/reach/location-of.ts';
import { markdownAddresses } from '../rich-text/sources/markdown-addresses.ts';
import type { FieldEdit } from './edit.ts';
import type { RawContent, RawValue } from './fix.ts';
import { replaceValue } from './replace-value.ts';

/** Gives a link another address: in a field, in a rich text or in Markdown. Undefined where it cannot be written there. */
export function readdress(
  reference: Reference,
  to: string,
  { content, graph }: { readonly content: RawContent; readonly graph: Graph },
): FieldEdit | undefined {
  const at = locationOf(reference);
  if (reference.excerpt === undefined) return replaceValue(at, { from: reference.target, to }, content);
  const found = content.valueAt(at);
  if (found === undefined) return undefined;
  return reference.pointer === undefined
    ? inMarkdown(found, { reference, to, graph })
    : inDocument(found, reference, to);
}

function inDocument({ place, value }: RawValue, { target }: Reference, to: string): FieldEdit | undefined {
  const { nodeType, data } = value as { nodeType?: unknown; data?: { uri?: unknown } };
  if (nodeType !== 'hyperlink' || data?.uri !== target) return undefined;
  return { kind: 'value', ...place, path: [...place.path, 'data', 'uri'], before: target, after: to };
}

/** Addresses in HTML are not found, so that there are fewer of them than references. */
function inMarkdown(
  { place, value }: RawValue,
  { reference, to, graph }: { readonly reference: Reference; readonly to: string; readonly graph: Graph },
): FieldEdit | undefined {
  if (typeof value !== 'string' || !/^[^\s<>()\\|]+$/u.test(to)) return undefined;
  const isSame = (target: string) => decoded(target) === decoded(reference.target);
  const places = markdownAddresses(value).filter(({ url }) => isSame(url));
  const references = (graph.references.get(reference.from) ?? []).filter(
    (other) => other.text !== undefined && isInField(other, reference) && isSame(other.target),
  );
  const written = places[references.indexOf(reference)];
  if (places.length !== references.length || written?.start === undefined) return undefined;
  if (written.isBare && !/^https?:\/\//u.test(to)) return undefined;
  const { start, text } = written;
  return { kind: 'text', ...place, start, before: text, after: to };
}

const isInField = (one: Reference, other: Reference): boolean =>
  one.field.length === other.field.length && one.field.every((step, index) => step === other.field[index]);
