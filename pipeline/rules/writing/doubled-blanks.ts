import { valueIn } from '../../fix/apply-edits.ts';
import { fixOf } from '../../fix/fix.ts';
import { textsOf } from '../../inspect/content/texts-of.ts';
import { eachText } from '../../decode/texts/each-text.ts';
import { excerptOf } from '../../decode/texts/excerpt-of.ts';
import type { Occurrence } from '../../finding.ts';
import { rule } from '../../rule.ts';

interface Detail {
  /** How many places there are in the run of text. */
  readonly count: number;
}

/** In Markdown blanks have a meaning: they end lines and begin code. */
export const doubledBlanks = rule<Detail>({
  id: 'writing/doubled-blanks',
  severity: 'off',
  summary: 'One blank stands between two words.',
  advice: 'Remove all but one of the blanks.',
  message: ({ count }) =>
    count === 1
      ? 'Several blanks stand between two words, of which pages show one.'
      : `Several blanks stand between words in ${count} places, of which pages show one each.`,
  *check(entry) {
    for (const { source, field } of textsOf(entry)) {
      if (source.format !== 'document') continue;
      for (const found of doubledIn(source.document)) {
        const { at, ...others } = found;
        yield { at: { entry: entry.id, field, ...at }, ...others };
      }
    }
  },
  fix({ at }, content) {
    const found = content.valueAt(at);
    const text = (found?.value as { value?: unknown } | undefined)?.value;
    if (found === undefined || typeof text !== 'string') return undefined;
    const path = [...found.place.path, 'value'];
    return fixOf(
      true,
      [...text.matchAll(doubled)].map(({ index, 0: before }) => ({
        kind: 'text',
        ...found.place,
        path,
        start: index,
        before,
        after: ' ',
      })),
    );
  },
});

const doubled = /(?<=\S) {2,}(?=\S)/gu;

interface Doubled extends Omit<Occurrence<Detail>, 'at'> {
  readonly at: { readonly pointer: string; readonly excerpt: ReturnType<typeof excerptOf> };
}

/** The runs of text with such blanks. In code they can be meant. */
function doubledIn(document: object): Doubled[] {
  const found: Doubled[] = [];
  eachText({ nodeType: 'document', ...document }, (text, placeOf) => {
    const [first, ...others] = [...text.matchAll(doubled)];
    if (first === undefined) return;
    const steps = placeOf().pointer.split('/').slice(1);
    const path = steps.slice(0, -1).map((step) => (/^\d+$/u.test(step) ? Number(step) : step));
    const node = valueIn(document, path) as { readonly marks?: readonly { readonly type?: unknown }[] };
    if (steps.at(-1) !== 'value' || node.marks?.some(({ type }) => type === 'code') === true) return;
    const end = first.index + first[0].length;
    found.push({
      at: { pointer: `/${path.join('/')}`, excerpt: excerptOf(text, first.index, end) },
      detail: { count: others.length + 1 },
      target: text.slice(Math.max(0, first.index - 20), end + 20),
    });
  });
  return found;
}
