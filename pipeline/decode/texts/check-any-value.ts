import { isRightToLeft } from './right-to-left.ts';
import type { FieldKind } from '../../../schemas/fields/index.ts';
import type { FaultLocation, Report } from '../../finding.ts';
import { invalidValue } from '../../rules/schema/invalid-value.ts';
import { invisibleCharacters } from '../../rules/schema/invisible-characters.ts';
import { tooLongText } from '../../rules/schema/too-long.ts';
import { wrongEncoding } from '../../rules/schema/wrong-encoding.ts';
import { codeOf } from './character-name.ts';
import { eachText, type TextPlace } from './each-text.ts';
import { excerptOf } from './excerpt-of.ts';
import { type HiddenCharacters, hiddenCharacters, maxCount } from './hidden-characters.ts';
import { lengthLimit, lengthOf } from './length-limit.ts';
import { maxWords, type WrongEncoding, wrongEncodings } from './wrong-encoding.ts';

export interface AnyField {
  readonly entry: string;
  /** The id of the space, before the configuration maps it to ours. */
  readonly field: string;
  /** The id in the space's content model. */
  readonly type: string | undefined;
  /** Of a field that is one of ours. */
  readonly kind: FieldKind | undefined;
}

interface Met {
  readonly text: string;
  readonly place: TextPlace;
}

/** Reports the faults that any value can have, without knowing its content type. Each fault is reported once for each field. */
export function checkAnyValue(value: unknown, field: AnyField, report: Report): void {
  const limit = lengthLimit(field);
  const traits = { isName: isName(field), isRightToLeft: () => isRightToLeft(value) };
  let broken: Met | undefined;
  let hidden: (Met & HiddenCharacters) | undefined;
  let hiddenCount = 0;
  let wrong: (Met & WrongEncoding) | undefined;
  let wrongCount = 0;
  let long: (Met & { readonly length: number }) | undefined;
  eachText(value, (text, placeOf) => {
    if (broken === undefined && !text.isWellFormed()) broken = { text, place: placeOf() };
    const found = hiddenCount < maxCount ? hiddenCharacters(text, traits) : undefined;
    if (found !== undefined) hidden ??= { ...found, text, place: placeOf() };
    hiddenCount += found?.count ?? 0;
    const words = wrongCount < maxWords ? wrongEncodings(text) : [];
    if (words[0] !== undefined) wrong ??= { ...words[0], text, place: placeOf() };
    wrongCount += words.length;
    if (limit === undefined || long !== undefined || text.length <= limit.characters) return;
    const length = lengthOf(text);
    if (length > limit.characters) long = { text, place: placeOf(), length };
  });
  if (broken) report(invalidValue, { at: placeAt(field, broken), detail: { fault: brokenFault } });
  // rules about slugs suggest a better one
  if (hidden && field.kind !== 'slug') {
    const { text, index, character } = hidden;
    const excerpt = excerptOf(text, index, index + character.length);
    report(invisibleCharacters, {
      at: { ...placeAt(field, hidden), excerpt },
      detail: { character, count: Math.min(hiddenCount, maxCount), isName: traits.isName },
      target: codeOf(character),
    });
  }
  if (wrong) {
    const { text, start, end, meant } = wrong;
    const words = text.slice(start, end);
    report(wrongEncoding, {
      at: { ...placeAt(field, wrong), excerpt: excerptOf(text, start, end) },
      detail: { words, count: Math.min(wrongCount, maxWords) },
      target: words,
      suggestion: meant,
    });
  }
  if (long && limit) {
    const detail = { length: long.length, limit: limit.characters, kind: limit.kind };
    report(tooLongText, { at: placeAt(field, long), detail });
  }
}

export const brokenFault = 'it holds half of a character (broken Unicode)';

/** Whether a field holds an address or an anchor. An invisible character makes it a different one. */
const isName = ({ kind }: AnyField): boolean => kind === 'slug' || kind === 'anchor' || kind === 'url';

function placeAt(
  { entry, field }: AnyField,
  { place: { path, pointer } }: Met,
): FaultLocation & { entry: string } {
  return { entry, field: [field, ...path], ...(pointer && { pointer }) };
}
