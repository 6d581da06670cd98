import type { BuildInput } from '../../../pipeline/build.ts';
import { fixContent, type Fixed, type FixOptions } from '../../../pipeline/fix/fix-content.ts';
import { inputIn, type Options } from '../builders.ts';
import type { RawEntry } from '../documents.ts';
import { valueIn } from '../mutations/space.ts';

export const allFixes: FixOptions = {
  takes: () => true,
  isSuggested: true,
  canChangeTable: true,
  isInstead: true,
};
export const safeFixes: FixOptions = { ...allFixes, isSuggested: false };

interface FixedSpace extends Fixed {
  /** A value of an entry after the fixes. */
  readonly value: (entry: string, field: string, locale?: string) => unknown;
  /** The lines of the redirect table after the fixes, without its heading. */
  readonly table: readonly string[];
}

export const fixedInput = (input: BuildInput, options: FixOptions = safeFixes): FixedSpace => {
  const fixed = fixContent(input, options);
  const { exported, redirectFile } = fixed.after.input;
  const entryOf = (id: string) => (exported.entries as RawEntry[]).find(({ sys }) => sys.id === id);
  return {
    ...fixed,
    value(id, field, locale = 'en-US') {
      const entry = entryOf(id);
      return entry && valueIn(entry, field, locale);
    },
    table: redirectFile?.text.split('\n').slice(1) ?? [],
  };
};

/** What is left of a space of these entries after its safe fixes, or all of them. */
export const fixedIn = (
  items: readonly RawEntry[],
  options: Options = {},
  wanted: FixOptions = safeFixes,
): FixedSpace => fixedInput(inputIn(items, options), wanted);

/** Its rules in order, of safe ones, then of suggestions. */
export const rulesOf = ({ fixes }: Fixed): readonly string[] =>
  fixes.map(({ diagnostic }) => diagnostic.rule);
