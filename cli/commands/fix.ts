import { type Command, Option } from 'commander';
import { fixContent, type Fixed } from '../../pipeline/fix/fix-content.ts';
import { Queries } from '../../pipeline/queries/queries.ts';
import { problems } from '../../pipeline/rules/index.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { fixReport } from '../fix/report.ts';
import { fixedBytes } from '../fix/write-fixed.ts';
import { chooseExport } from '../input/choose-export.ts';
import { exportName } from '../input/export-name.ts';
import { openUnparsed } from '../input/project.ts';
import { guarded } from '../reporters/github-actions.ts';
import { saveReport } from '../reporters/save-report.ts';
import { coloured, plain, takesColour } from '../reporters/text/style.ts';
import { print } from '../terminal/print.ts';
import { UsageError } from '../usage-error.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { date, listed, oneOf } from './options/flag-values.ts';
import type { SourceOptions } from './options/source-options.ts';
import { whileChecking } from './while-checking.ts';

export function addFix(program: Command): void {
  program
    .command('fix')
    .description('show what can be put right in the content, or write it')
    .argument('[export]', 'the export to read, - for standard input (default: export.json)')
    .option('--out <file>', 'write the export with its fixes into this file')
    .option('--suggest', 'include fixes that somebody has to look at first')
    .option('--table <file>', 'write the redirect table with its fixes into this file')
    .addOption(
      new Option('--rule <id>', 'fix findings of this rule only; repeatable').argParser(
        (value: string, before: readonly string[] | undefined) => listed(fixableRule(value), before),
      ),
    )
    .option('--external', 'ask other sites whether they answer with https')
    .option('--config <file>', 'the configuration (default: fieldbook.config.{ts,mts,js,json})')
    .option('--kb <id>', 'the knowledge base, as the configuration names it')
    .option('--locale <code>', 'one locale alone (default: those of the configuration)')
    .option('--drafts', 'include drafts')
    .option('--now <date>', 'the date to use as today', date)
    .option('--color', 'always use colours')
    .option('--no-color', 'never use colours')
    .addHelpText(
      'after',
      examples(
        'fix export.json',
        'fix export.json --out fixed.json',
        'fix export.json --suggest --rule slugs/upper-case --out fixed.json --table redirects.csv',
      ),
    )
    .action(exitsWith(runFix));
}

const fixableRule = oneOf(problems.flatMap(({ id, ...rule }) => ('fix' in rule ? [id as string] : [])));

interface FixFlags extends Omit<SourceOptions, 'source'> {
  readonly out?: string;
  readonly suggest?: true;
  readonly table?: string;
  readonly rule?: readonly string[];
  readonly external?: true;
  readonly color?: boolean;
}

async function runFix(exported: string | undefined, options: FixFlags): Promise<ExitCode> {
  const { out, suggest = false, table, rule, external } = options;
  if (table !== undefined && out === undefined)
    throw new UsageError('--table needs --out: the redirects lead to addresses of the fixed export.');
  const { unparsed } = await openUnparsed(exported, options);
  const input = { ...(await unparsed.parse()), queries: new Queries() };
  const isAnswered = external ? await (await import('../fix/ask-secure.ts')).askSecure(input) : undefined;
  const fixed = await whileChecking(input, () =>
    fixContent(input, {
      takes: (id) => rule === undefined || rule.includes(id),
      isSuggested: suggest,
      canChangeTable: out === undefined || table !== undefined,
      isAnswered,
    }),
  );
  const style = takesColour(process.stdout, options.color) ? coloured : plain;
  const look = { style, columns: process.stdout.columns };
  await print(guarded(fixReport(fixed, out !== undefined, look)));
  if (out === undefined) console.error('nothing is written; --out <file> writes the export with its fixes');
  else await write(fixed, { bytes: unparsed.bytes, name: exportName(chooseExport(exported)), out, table });
  return exitCodes.clean;
}

interface Outputs {
  readonly bytes: Buffer;
  readonly name: string;
  readonly out: string;
  readonly table: string | undefined;
}

/** The export first: a redirect to an address that is not there yet would be worse than a missing one. */
async function write({ before, after }: Fixed, { bytes, name, out, table }: Outputs): Promise<void> {
  const exports = { name, before: before.input.exported, after: after.input.exported };
  await saveReport(out, fixedBytes(bytes, exports), 'the export');
  const { redirectFile } = after.input;
  if (table !== undefined && redirectFile !== undefined)
    await saveReport(table, redirectFile.text, 'the redirect table');
}
