import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { problems } from '../../pipeline/rules/index.ts';
import { didYouMean } from '../did-you-mean.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { packageFile } from '../package-files.ts';
import { renderMarkdown } from '../render-markdown.ts';
import { coloured, plain, takesColour } from '../reporters/style.ts';
import { UsageError } from '../usage-error.ts';
import { examples } from './examples.ts';
import { exitsWith } from './exits-with.ts';

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('say why a rule is there and what to do')
    .argument('<rule>', "the rule's id")
    .addHelpText('after', examples('explain links/broken-anchor'))
    .action(exitsWith(explain));
}

/** Longer lines are hard to read. */
const maxColumns = 100;

async function explain(id: string): Promise<ExitCode> {
  const rule = problems.find((problem) => problem.id === id);
  if (rule === undefined) {
    const ids = problems.map((problem) => problem.id);
    throw new UsageError(`there is no rule "${id}"${didYouMean(id, ids)}`);
  }
  const page = await readFile(packageFile('docs', 'rules', `${rule.id}.md`), 'utf8');
  const style = takesColour(process.stdout, undefined) ? coloured : plain;
  const columns = Math.min(process.stdout.columns || maxColumns, maxColumns);
  process.stdout.write(renderMarkdown(page, { style, columns }));
  return exitCodes.clean;
}
