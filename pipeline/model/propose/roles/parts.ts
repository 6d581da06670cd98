import type { FieldFacts, Referrer } from '../facts/facts.ts';
import { hasWord } from '../words.ts';
import type { Decision } from './decision.ts';
import { questionFields, termFields } from './fields-of-shapes.ts';
import { isTopicField, type TypeView } from './type-view.ts';

export function isQuestion(view: TypeView): boolean {
  const found = questionFields(view.fields);
  if (found === undefined || view.referrers.length === 0 || found.question.filled < view.entries)
    return false;
  return hasNothingBeside([found.question, found.answer], view);
}

/** A term and its explanation, which entries hold in lists. */
export function isTerm(view: TypeView): boolean {
  const found = termFields(view);
  return (
    found !== undefined &&
    found.term.filled === view.entries &&
    isPart(view) &&
    hasNothingBeside([found.term, found.definition], view)
  );
}

/** A heading and texts that are all rich or all plain, which entries hold in lists of steps. */
export function isStep(view: TypeView): boolean {
  const { title, entries, tokens, referrers } = view;
  if (title === undefined || title.filled < entries || !isPart(view)) return false;
  const texts = view.fields.filter((each) => each !== title && each.words > 0 && !isAside(each, view));
  return (
    (hasWord(tokens, 'step') || referrers.some(({ field }) => hasWord(field.tokens, 'step'))) &&
    texts.length > 0 &&
    new Set(texts.map(({ field }) => field.type === 'RichText')).size === 1 &&
    hasNothingBeside([title, ...texts], view)
  );
}

/** In lists of others, and no category of theirs. */
const isPart = ({ entries, fields, referrers }: TypeView): boolean =>
  entries > 0 &&
  referrers.some(isList) &&
  !referrers.some(({ count, field }) => count > 0 && isTopicField(field)) &&
  fields.every(({ files }) => files.size === 0);

const isList = ({ count, field }: Referrer): boolean => count > 0 && field.field.type.startsWith('Array');

const hasNothingBeside = (known: readonly FieldFacts[], view: TypeView): boolean =>
  view.fields.every(
    (each) => known.includes(each) || (each.words === 0 && each.targets.size === 0) || isAside(each, view),
  );

/** For editors, or a choice. */
const isAside = ({ field, tokens }: FieldFacts, { type }: TypeView): boolean =>
  field.id === type.displayField || hasWord(tokens, 'internal') || field.limits.values !== undefined;

/** Whether everything that holds a term or a step can show one: any text, and lists of pages in which nothing else stands. */
export function isShownByHolders(
  { role, view }: Decision,
  decisions: ReadonlyMap<string, Decision>,
): boolean {
  const roleOf = (type: string) => decisions.get(type)?.role;
  return view.referrers
    .filter(({ count }) => count > 0)
    .every(
      ({ type, field }) =>
        field.field.type === 'RichText' ||
        (['page', 'open'].includes(roleOf(type) ?? '') &&
          [...field.targets.keys()].every((target) => roleOf(target) === role)),
    );
}
