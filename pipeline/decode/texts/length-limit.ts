import { type FieldKind, fieldKinds } from '../../../schemas/fields/index.ts';

/** The greatest length of a text. */
export interface LengthLimit {
  readonly characters: number;
  /** The field, in an editor's words. */
  readonly kind: string;
}

const short: LengthLimit = { characters: 256, kind: 'short text' };
const long: LengthLimit = { characters: 50_000, kind: 'long text' };

/** Source: Contentful, "Technical limits": Symbol and Text; those of other types are limits of size. */
const byType: Readonly<Record<string, LengthLimit>> = { Symbol: short, Text: long };

/** The limit of each text in a field, undefined where there is none. A list of short texts is an `Array`. */
export function lengthLimit({
  type,
  kind,
}: {
  readonly type: string | undefined;
  readonly kind: FieldKind | undefined;
}): LengthLimit | undefined {
  if (type === undefined || (type === 'Array' && kind === 'symbols')) return kind && ofOurModel(kind);
  return Object.hasOwn(byType, type) ? byType[type] : undefined;
}

/** For an export without a content model. Source: docs/content-model.md. */
const ofOurModel = (kind: FieldKind): LengthLimit | undefined =>
  byType[fieldKinds[kind].contentful.replace('Array of ', '')];

/** In code points. */
export function lengthOf(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) length += 1;
  return length;
}
