import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { usualConfigs } from '../config/load-config.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { ask, canAsk, type Question } from '../init/ask.ts';
import { type Answers, configText } from '../init/config-text.ts';
import { printLine } from '../terminal/print.ts';
import { UsageError } from '../usage-error.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { parseUrl } from '../../pipeline/addresses/parse-url.ts';

interface InitOptions {
  readonly yes?: true;
}

export function addInit(program: Command): void {
  program
    .command('init')
    .description('write a configuration with a comment for every setting')
    .option('--yes', 'ask nothing')
    .addHelpText('after', examples('init', 'init --yes'))
    .action(exitsWith(init));
}

const file = 'fieldbook.config.ts';
const usualTable = 'redirects.csv';

async function init({ yes }: InitOptions): Promise<ExitCode> {
  const there = usualConfigs.find((name) => existsSync(name));
  if (there !== undefined) throw new UsageError(`${there} is here already; nothing is written.`);
  const terminal = { input: process.stdin, output: process.stderr };
  const isAsked = !yes && canAsk(terminal);
  const answers = isAsked ? await ask(questions, terminal) : usual;
  if (answers === undefined) throw new UsageError('nothing is written; `fieldbook init --yes` asks nothing.');
  const redirects = existsSync(usualTable) ? usualTable : undefined;
  const { name, siteUrl, locale } = answers;
  await write({ name, siteUrl: siteUrl || undefined, locale: locale || undefined, redirects });
  await printLine(`${file} is written; every setting in it is explained.`);
  await printLine(
    `next: ${existsSync('export.json') ? 'fieldbook validate' : 'fieldbook doctor, then fieldbook export'}`,
  );
  return exitCodes.clean;
}

const usual = { name: 'Help Center', siteUrl: '', locale: '' };

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
