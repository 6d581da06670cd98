import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { didYouMean } from '../terminal/did-you-mean.ts';
import { type ReporterName, reporterNames } from './index.ts';

/** A reporter, and the file for its text. Without a file it is stdout. */
export interface ReporterChoice<Name extends string = ReporterName> {
  readonly name: Name;
  readonly path?: string;
}

/** Parses `name` or `name=path`, for these names. The flag is repeatable. */
export const chooserOf =
  <Name extends string>(names: readonly Name[]) =>
  (value: string, earlier: readonly ReporterChoice<Name>[] | undefined = []): ReporterChoice<Name>[] =>
    checkedChoices([...earlier, readChoice(value, names)]);

export const addReporterChoice = chooserOf(reporterNames);

function checkedChoices<Name extends string>(choices: ReporterChoice<Name>[]): ReporterChoice<Name>[] {
  if (choices.filter(({ path }) => path === undefined).length > 1) {
    throw new InvalidArgumentError(
      'Only one reporter can write to stdout; give the other a file: json=report.json.',
    );
  }
  const paths = choices.flatMap(({ path }) => (path === undefined ? [] : [resolve(path)]));
  if (new Set(paths).size < paths.length) {
    throw new InvalidArgumentError('Two reports cannot go to one file; give each its own.');
  }
  return choices;
}

function readChoice<Name extends string>(value: string, names: readonly Name[]): ReporterChoice<Name> {
  const [word = '', ...rest] = value.split('=');
  const name = names.find((each) => each === word);
  if (name === undefined) {
    const meant = didYouMean(word, names);
    throw new InvalidArgumentError(
      `There is no reporter "${word}"${meant || `; there are ${names.join(', ')}.`}`,
    );
  }
  if (rest.length === 0) return { name };
  const path = rest.join('=');
  if (path === '') throw new InvalidArgumentError(`The file's name is missing: ${name}=<path>.`);
  return { name, path };
}
