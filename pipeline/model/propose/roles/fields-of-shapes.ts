import { isPlayed } from '../../../../schemas/base/is-played.ts';
import type { FieldFacts } from '../facts/facts.ts';
import { hasWord } from '../words.ts';
import type { TypeView } from './type-view.ts';

/** The fields of a redirect: where from and where to. */
export function redirectFields(
  fields: readonly FieldFacts[],
): { readonly from: FieldFacts; readonly to: FieldFacts } | undefined {
  const symbols = fields.filter(({ field }) => field.type === 'Symbol');
  const from = symbols.find(({ tokens }) =>
    tokens.some((token) => /^(?:from|source|old|von|desde|origin)/u.test(token)),
  );
  const to = symbols.find(({ tokens }) =>
    tokens.some((token) => /^(?:to|target|destination|new|nach|hasta|ziel)$/u.test(token)),
  );
  return from && to && from !== to ? { from, to } : undefined;
}

/** The field with the code. */
export const codeField = (fields: readonly FieldFacts[]): FieldFacts | undefined =>
  fields.find(({ field, tokens }) => field.type === 'Text' && hasWord(tokens, 'code'));

/** The field with the address of a video that can be played. */
export const videoField = (fields: readonly FieldFacts[]): FieldFacts | undefined =>
  fields.find(({ texts }) => texts.length > 0 && texts.every((text) => isPlayed(text)));

/** The fields of a question. */
export function questionFields(
  fields: readonly FieldFacts[],
): { readonly question: FieldFacts; readonly answer: FieldFacts } | undefined {
  const question = fields.find(
    ({ field, tokens, texts }) =>
      (field.type === 'Symbol' || (field.type === 'Text' && texts.every((text) => !text.includes('\n')))) &&
      hasWord(tokens, 'question', 'term'),
  );
  const answer = fields.find(
    (each) =>
      each !== question &&
      ['RichText', 'Text', 'Symbol'].includes(each.field.type) &&
      hasWord(each.tokens, 'answer', 'definition'),
  );
  return question && answer ? { question, answer } : undefined;
}

/** The fields of a term that is explained. In a type with such a name, its title and its only text. */
export function termFields({
  fields,
  tokens,
  title,
}: TypeView): { readonly term: FieldFacts; readonly definition: FieldFacts } | undefined {
  const isNamed = hasWord(tokens, 'glossary');
  const term =
    fields.find((each) => each.field.type === 'Symbol' && hasWord(each.tokens, 'term')) ??
    (isNamed ? title : undefined);
  const texts = fields.filter(
    (each) => each !== term && ['RichText', 'Text', 'Symbol'].includes(each.field.type) && each.words > 0,
  );
  const definition =
    texts.find((each) => hasWord(each.tokens, 'definition', 'answer')) ??
    (isNamed && texts.length === 1 ? texts[0] : undefined);
  return term && definition ? { term, definition } : undefined;
}

/** The name that only editors see: the one of Contentful's lists, where readers see another. */
export const isInternalName = (each: FieldFacts, { title, type }: TypeView): boolean =>
  hasWord(each.tokens, 'internal') ||
  (each !== title &&
    each.field.id === type.displayField &&
    each.tokens.some((token) => token === 'name' || token === 'nombre'));
