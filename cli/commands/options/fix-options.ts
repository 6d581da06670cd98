import { type Command, Option } from 'commander';
import { problems } from '../../../pipeline/rules/index.ts';
import { UsageError } from '../../usage-error.ts';
import { date, listed, oneOf } from './flag-values.ts';
import { withReporterOptions } from './reporter-options.ts';
import { type SourceOptions, withContentOptions } from './source-options.ts';

/** The flags of `fix`. */
export interface FixFlags extends SourceOptions {
  readonly out?: string;
  readonly apply?: boolean;
  readonly undo?: string;
  readonly yes?: boolean;
  readonly journal?: string;
  readonly suggest?: true;
  readonly table?: string;
  readonly rule?: readonly string[];
  readonly external?: true;
  readonly reporter: 'pretty' | 'json';
  readonly color?: boolean;
}

export function withFixOptions(command: Command): Command {
  command
    .option('--out <file>', 'write the export with its fixes into this file')
    .option('--apply', 'write the fixes to the space, as drafts')
    .option('--undo <journal>', 'write the old values back that --apply has replaced')
    .option('--yes', 'write to the space without asking')
    .option('--journal <file>', 'the journal of --apply (default: a new one in .fieldbook-fixes)')
    .option('--suggest', 'include fixes that somebody has to look at first')
    .option('--table <file>', 'write the redirect table with its fixes into this file')
    .addOption(
      new Option('--rule <id>', 'fix findings of this rule only; repeatable').argParser(
        (value: string, before: readonly string[] | undefined) => listed(fixableRule(value), before),
      ),
    )
    .option('--external', 'ask other sites whether they answer with https');
  return withReporterOptions(withContentOptions(command), ['pretty', 'json']).option(
    '--now <date>',
    'the date to use as today',
    date,
  );
}

const fixableRule = oneOf(problems.flatMap(({ id, ...rule }) => ('fix' in rule ? [id as string] : [])));

/** Throws for flags that exclude each other. */
export function checkFlags(exported: string | undefined, options: FixFlags): void {
  const { out, apply: applies, undo: journal, source, table, yes, reporter } = options;
  const wrong: readonly (readonly [boolean, string])[] = [
    [
      table !== undefined && out === undefined,
      '--table needs --out: the redirects lead to addresses of the fixed export.',
    ],
    [
      out !== undefined && source === 'contentful',
      '--out writes a file like the export that it reads: leave out --source, or use --apply.',
    ],
    [
      [out, applies, journal].filter((flag) => flag !== undefined).length > 1,
      '--out, --apply and --undo exclude each other.',
    ],
    [
      journal !== undefined && (exported !== undefined || source === 'contentful'),
      '--undo reads its journal alone: leave the export out.',
    ],
    [
      options.journal !== undefined && !applies,
      '--journal is for --apply; --undo takes the name of the journal itself.',
    ],
    [reporter === 'json' && !yes && (applies || journal !== undefined), '-r json asks nothing: add --yes to write.'], // oxfmt-ignore
  ];
  const [sentence] = wrong.flatMap(([is, text]) => (is ? [text] : []));
  if (sentence !== undefined) throw new UsageError(sentence);
}
