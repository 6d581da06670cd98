import { failure, type Result, success } from '../../../../schemas/base/result.ts';
import { inOneLine } from '../safe-text.ts';

interface Option {
  readonly id: string;
  readonly displayName: string;
}

/** More names are too many for a sentence. */
const maxNamed = 40;

/**
 * The values of a filter that a name means: the value itself, and what is below it (`Dispatch` means `Dispatch / Dispatch board`
 * too). The last part of a value is enough. A failure is a sentence with the names that exist.
 */
export function chosenValues(
  options: readonly Option[],
  name: string | undefined,
  member: string,
): Result<string[], string> {
  const wanted = folded(name ?? '');
  if (wanted === '') return success([]);
  const chosen = options.filter((option) =>
    [option.id, option.displayName].map(folded).some((value) => means(value, wanted)),
  );
  if (chosen.length > 0) return success(chosen.map(({ id }) => id));
  if (options.length === 0) return failure(`This site has none to choose; leave "${member}" out.`);
  const names = options.slice(0, maxNamed).map(({ displayName }) => `"${inOneLine(displayName)}"`);
  return failure(`There is no such "${member}"; leave it out, or choose one of ${names.join(', ')}.`);
}

const means = (value: string, wanted: string): boolean =>
  value === wanted || value.startsWith(`${wanted} / `) || value.endsWith(` / ${wanted}`);

const folded = (text: string): string => inOneLine(text).toLowerCase();
