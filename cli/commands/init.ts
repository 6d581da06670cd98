import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { proposeMapping } from '../../pipeline/model/propose/propose-mapping.ts';
import type { Proposal } from '../../pipeline/model/propose/proposal.ts';
import { parseUrl } from '../../pipeline/addresses/parse-url.ts';
import { count } from '../../schemas/base/count.ts';
import { loadConfig, usualConfigs } from '../config/load-config.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { addTypes, newIn } from '../init/add-types.ts';
import { ask, canAsk, type Question } from '../init/ask.ts';
import { type Answers, configText, type MappingText } from '../init/config-text.ts';
import { mappingLines, openLines } from '../init/mapping-text.ts';
import { readProposed } from '../init/read-proposed.ts';
import { tableText } from '../init/table-text.ts';
import { escape } from '../reporters/text/escape.ts';
import { printLine } from '../terminal/print.ts';
import { UsageError } from '../usage-error.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { sourceKind, type SourceKind } from './options/flag-values.ts';

interface InitOptions {
  readonly yes?: true;
  readonly print?: true;
  readonly source?: SourceKind;
}

export function addInit(program: Command): void {
  program
    .command('init')
    .description('write a configuration that reads a space, with a comment for every decision')
    .argument('[export]', 'the export to read, - for standard input (default: export.json)')
    .option('--print', 'show what each content type would be, and write nothing')
    .option('--source <where>', 'where the space is: file, or contentful (see doctor)', sourceKind)
    .option('--yes', 'ask nothing')
    .addHelpText(
      'after',
      examples('init export.json', 'init export.json --print', 'init --source contentful --yes'),
    )
    .action(exitsWith(init));
}

const file = 'fieldbook.config.ts';
const usualTable = 'redirects.csv';

async function init(named: string | undefined, options: InitOptions): Promise<ExitCode> {
  const there = usualConfigs.find((name) => existsSync(name));
  const exported = await readProposed(named, options.source);
  if (exported === undefined) {
    if (options.print)
      throw new UsageError('there is no export to read; name one, or add --source contentful.');
    if (there !== undefined) throw new UsageError(`${there} is here already; nothing is written.`);
    return writeNew(options, undefined);
  }
  const proposal = proposeMapping(exported);
  if (options.print) await printLine(tableText(proposal));
  else if (there !== undefined) await addNew(there, proposal);
  else return writeNew(options, proposal, named);
  return exitCodes.clean;
}

/** A new configuration, with the answers of who sits at the terminal. */
async function writeNew(
  { yes }: InitOptions,
  proposal: Proposal | undefined,
  named?: string,
): Promise<ExitCode> {
  const terminal = { input: process.stdin, output: process.stderr };
  const isAsked = !yes && canAsk(terminal);
  const answers = isAsked ? await ask(questionsFor(proposal), terminal) : usualAnswers(proposal);
  if (answers === undefined) throw new UsageError('nothing is written; `fieldbook init --yes` asks nothing.');
  const redirects = existsSync(usualTable) ? usualTable : undefined;
  const { name, siteUrl, locale } = answers;
  const mapping = proposal && mappingText(proposal);
  await write({
    name: name === usual.name ? undefined : name,
    siteUrl: siteUrl || undefined,
    locale: locale || undefined,
    redirects,
    mapping,
  });
  await printLine(`${file} is written; every setting in it is explained.`);
  if (proposal !== undefined && mapping !== undefined) await printSummary(proposal);
  await printLine(`next: ${nextCommand(proposal, named)}`);
  return exitCodes.clean;
}

/** Undefined where every type is ours. */
function mappingText(proposal: Proposal): MappingText | undefined {
  if (proposal.types.every(({ role }) => role === 'ours')) return undefined;
  return { types: mappingLines(proposal), open: openLines(proposal) };
}

async function printSummary({ types }: Proposal): Promise<void> {
  const off = types.filter(({ mapping }) => mapping === false).length;
  const open = types.filter(({ mapping, role }) => mapping === undefined && role !== 'ours');
  await printLine(
    `${count(types.length, 'content type')}: ${types.length - off - open.length} read, ${off} not shown, ${open.length} open.`,
  );
  if (open.length > 0) await printLine(`open: ${escape(open.map(({ id }) => id).join(', '))}`);
}

function nextCommand(proposal: Proposal | undefined, named: string | undefined): string {
  if (proposal === undefined) return 'fieldbook doctor, then fieldbook export';
  if (proposal.types.every(({ role }) => role === 'ours')) return 'fieldbook validate';
  const path = named === undefined || named === '-' ? '' : ` ${named}`;
  return `fieldbook build${path} --out site`;
}

/** Adds what is new to a configuration that is there, or prints the lines. */
async function addNew(path: string, proposal: Proposal): Promise<void> {
  const { config } = await loadConfig({ config: path });
  const types = newIn(proposal, config);
  if (types.length === 0) {
    await printLine(
      `${basename(path)} speaks of every content type of the space that has a role; nothing is written.`,
    );
    return;
  }
  const names = escape(types.map(({ id }) => id).join(', '));
  if (await addTypes(path, types, config)) {
    await printLine(`${basename(path)} has ${count(types.length, 'new content type')} now: ${names}`);
    return;
  }
  await printLine(`${basename(path)} is as it was; add these lines to its "contentTypes":\n`);
  for (const line of mappingLines({ types })) await printLine(escape(line));
}

const usual = { name: 'Help Center', siteUrl: '', locale: '' };

const usualAnswers = (proposal: Proposal | undefined): typeof usual => ({
  ...usual,
  name: proposal?.siteName ?? usual.name,
  locale: proposal?.locale ?? usual.locale,
});

function questionsFor(proposal: Proposal | undefined): typeof questions {
  const { name, locale } = usualAnswers(proposal);
  return {
    ...questions,
    name: { ...questions.name, usual: name },
    locale: { ...questions.locale, usual: locale },
  };
}

const questions: Readonly<Record<keyof typeof usual, Question>> = {
  name: { text: 'What is the site called?', usual: usual.name },
  siteUrl: {
    text: 'What is its address? Press Enter if you do not know it yet',
    usual: '',
    fault: (answer) =>
      /^https?:\/\/[^/]/u.test(answer) && parseUrl(answer) !== undefined
        ? undefined
        : 'Type a whole address, such as https://help.example.com.',
  },
  locale: {
    text: 'Which locale of the space? Press Enter for its default',
    usual: '',
    fault: (answer) => (/^[\w-]+$/u.test(answer) ? undefined : 'Type a code, such as en-US.'),
  },
};

/** It never overwrites a file that was created meanwhile. */
async function write(answers: Answers): Promise<void> {
  await writeFile(file, configText(answers), { flag: 'wx' });
}
