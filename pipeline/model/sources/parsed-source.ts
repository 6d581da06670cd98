import type { Constant, Source } from '../../config/mapping/source.ts';
import { templateParts } from '../../config/mapping/template.ts';

/** A source as it is read: paths in steps, texts in parts. */
export type ParsedSource =
  | ParsedPath
  | { readonly kind: 'value'; readonly value: Constant }
  | { readonly kind: 'first'; readonly of: readonly ParsedSource[] }
  | { readonly kind: 'join'; readonly of: readonly ParsedSource[]; readonly with: string | undefined }
  | { readonly kind: 'text'; readonly parts: readonly (string | ParsedPath)[] };

export interface ParsedPath {
  readonly kind: 'path';
  /** As it is written: `author.name`. */
  readonly path: string;
  readonly steps: readonly string[];
}

/** A source whose form is sound. */
export function parseSource(source: Source): ParsedSource {
  if (typeof source === 'string') return parsePath(source);
  if ('value' in source) return { kind: 'value', value: source.value };
  if ('first' in source) return { kind: 'first', of: source.first.map(parseSource) };
  if ('join' in source) return { kind: 'join', of: source.join.map(parseSource), with: source.with };
  const parts = templateParts(source.text) ?? [];
  return {
    kind: 'text',
    parts: parts.map((part) => ('path' in part ? parsePath(part.path) : part.literal)),
  };
}

/** A field id of Contentful has no dots. */
export const parsePath = (path: string): ParsedPath => ({
  kind: 'path',
  path,
  steps: path.split('.').map((step) => step.trim()),
});

/** A field of the same entry, read as it is. */
export const fieldSource = (field: string): ParsedPath => ({ kind: 'path', path: field, steps: [field] });

/** The field of the space that a source is, if it is no more than that. */
export const plainField = (source: ParsedSource | undefined): string | undefined =>
  source?.kind === 'path' && source.steps.length === 1 ? source.steps[0] : undefined;

/** Every path in a source, with its place in the configuration below that of the source. */
export function pathsIn(
  source: ParsedSource,
  at: readonly (string | number)[] = [],
): { readonly path: ParsedPath; readonly at: readonly (string | number)[] }[] {
  switch (source.kind) {
    case 'path':
      return [{ path: source, at }];
    case 'value':
      return [];
    case 'text':
      return source.parts.flatMap((part) =>
        typeof part === 'string' ? [] : [{ path: part, at: [...at, 'text'] }],
      );
    default:
      return source.of.flatMap((each, index) => pathsIn(each, [...at, source.kind, index]));
  }
}
