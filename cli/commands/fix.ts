import type { Command } from 'commander';
import { fixContent, type Fixed } from '../../pipeline/fix/fix-content.ts';
import { Queries } from '../../pipeline/queries/store.ts';
import type { BuildInput } from '../../pipeline/build.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { checkCanConfirm } from '../fix/apply/confirm.ts';
import { tellOutcome } from '../fix/apply/tell-outcome.ts';
import { fixesJson } from '../fix/json.ts';
import { fixReport } from '../fix/report.ts';
import { fixedBytes } from '../fix/write-fixed.ts';
import { chooseExport } from '../input/choose-export.ts';
import { exportName } from '../input/export-name.ts';
import { openProject, openUnparsed } from '../input/project.ts';
import { guarded } from '../reporters/github-actions.ts';
import { saveReport } from '../reporters/save-report.ts';
import { jsonText } from '../reporters/text/json-text.ts';
import { coloured, plain, takesColour } from '../reporters/text/style.ts';
import { type Connection, readConnection, tokenOf } from '../source/connection.ts';
import { print } from '../terminal/print.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { checkFlags, type FixFlags, withFixOptions } from './options/fix-options.ts';
import { whileChecking } from './while-checking.ts';

export function addFix(program: Command): void {
  const command = program
    .command('fix')
    .description('show what can be put right in the content, or write it')
    .argument('[export]', 'the export to read, - for standard input (default: export.json)');
  withFixOptions(command)
    .addHelpText(
      'after',
      examples(
        'fix export.json',
        'fix export.json --out fixed.json',
        'fix export.json --suggest --rule slugs/upper-case --out fixed.json --table redirects.csv',
        'fix --source contentful --drafts --apply',
      ),
    )
    .action(exitsWith(runFix));
}

async function runFix(exported: string | undefined, options: FixFlags): Promise<ExitCode> {
  checkFlags(exported, options);
  const connection = options.apply || options.undo !== undefined ? writableSpace(options) : undefined;
  if (connection && options.undo !== undefined) return await undo(options.undo, connection, options);
  const { input, bytes } = await read(exported, options);
  const fixed = await fixedOf(input, options);
  if (connection) return await apply(fixed, connection, options);
  await print(options.reporter === 'json' ? fixesJson(fixed) : textOf(fixed, options));
  const { out, table } = options;
  if (out !== undefined && bytes)
    await write(fixed, { bytes, name: exportName(chooseExport(exported)), out, table });
  else if (options.reporter !== 'json')
    console.error('nothing is written; --out <file> writes the export with its fixes');
  return exitCodes.clean;
}

/** Throws before any work if the space cannot be written to. */
function writableSpace({ yes = false }: FixFlags): Connection {
  const connection = readConnection();
  tokenOf(connection, 'management');
  checkCanConfirm(yes);
  return connection;
}

interface Read {
  readonly input: BuildInput;
  /** Of a file. */
  readonly bytes?: Buffer;
}

async function read(exported: string | undefined, options: FixFlags): Promise<Read> {
  if (options.source === 'contentful') return await openProject(exported, options);
  const { unparsed } = await openUnparsed(exported, options);
  return { input: await unparsed.parse(), bytes: unparsed.bytes };
}

async function fixedOf(given: BuildInput, options: FixFlags): Promise<Fixed> {
  const { rule, suggest = false, external, out, apply: applies, table } = options;
  const input = { ...given, queries: new Queries() };
  const isAnswered = external ? await (await import('../fix/ask-secure.ts')).askSecure(input) : undefined;
  return await whileChecking(input, () =>
    fixContent(input, {
      takes: (id) => rule === undefined || rule.includes(id),
      isSuggested: suggest,
      isInstead: rule !== undefined,
      canChangeTable: !applies && (out === undefined || table !== undefined),
      isAnswered,
    }),
  );
}

function textOf(fixed: Fixed, { color, out }: FixFlags): string {
  const style = takesColour(process.stdout, color) ? coloured : plain;
  return guarded(fixReport(fixed, out !== undefined, { style, columns: process.stdout.columns }));
}

async function apply(fixed: Fixed, connection: Connection, options: FixFlags): Promise<ExitCode> {
  const { reporter, yes: isConfirmed = false, journal, source } = options;
  const { applyFixes, checkSpace } = await import('../fix/apply/apply-fixes.ts');
  const { spaceId, environment } = fixed.before.all.graph;
  checkSpace({ space: spaceId, environment }, connection, 'the content is of');
  if (reporter !== 'json') await print(textOf(fixed, options));
  const applied = await applyFixes(fixed, { connection, isConfirmed, journal });
  return await tellOutcome(applied, {
    connection,
    origin: source === 'contentful' ? 'space' : 'file',
    json: reporter === 'json' ? (outcome) => fixesJson(fixed, outcome) : undefined,
  });
}

async function undo(path: string, connection: Connection, { reporter, yes }: FixFlags): Promise<ExitCode> {
  const { undoFixes } = await import('../fix/apply/apply-fixes.ts');
  const applied = await undoFixes(path, { connection, isConfirmed: yes ?? false });
  return await tellOutcome(applied, {
    connection,
    origin: 'journal',
    json: reporter === 'json' ? (undone) => `${jsonText({ version: 1, undone }, 2)}\n` : undefined,
  });
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
