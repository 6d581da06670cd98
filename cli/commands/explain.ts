import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { problems } from '../../pipeline/rules/index.ts';
import { nearest } from '../../pipeline/nearest.ts';
import { anyOf } from '../../pipeline/rules/words.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { packageFile } from '../package-files.ts';
import { print } from '../terminal/print.ts';
import { renderMarkdown } from '../terminal/render-markdown.ts';
import { coloured, plain, severityFormats, type Style, takesColour } from '../reporters/text/style.ts';
import { UsageError } from '../usage-error.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('explain why a rule exists and what to do')
    .argument('[rule]', "the rule's id (default: a list of all rules)")
    .addHelpText('after', examples('explain links/broken-anchor', 'explain'))
    .action(exitsWith(explain));
}

/** Longer lines are hard to read. */
const maxColumns = 100;

async function explain(id: string | undefined): Promise<ExitCode> {
  const style = takesColour(process.stdout, undefined) ? coloured : plain;
  await print(id === undefined ? listOfRules(style) : await pageOf(id, style));
  return exitCodes.clean;
}

async function pageOf(id: string, style: Style): Promise<string> {
  const rule = problems.find((problem) => problem.id === id);
  if (rule === undefined) throw new UsageError(`there is no rule "${id}"; ${suggestRules(id)}`);
  const page = await readFile(packageFile('docs', 'rules', `${rule.id}.md`), 'utf8');
  const columns = Math.min(process.stdout.columns || maxColumns, maxColumns);
  return renderMarkdown(page, { style, columns });
}

/** A line for each rule: id, severity and summary. */
function listOfRules(style: Style): string {
  const rules = problems.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const columns = Math.max(...rules.map(({ id }) => id.length));
  const lines = rules.map(({ id, severity, summary }) => {
    const format = severity === 'off' ? 'dim' : severityFormats[severity];
    return `${id.padEnd(columns)}  ${style(format, severity.padEnd(5))}  ${summary}\n`;
  });
  return lines.join('');
}

/** With more suggestions the list of `explain` is better. */
const maxSuggestions = 5;

/** The rules whose ids contain the typed text, or are similar to it. */
function suggestRules(typed: string): string {
  const ids: readonly string[] = problems.map(({ id }) => id);
  const part = typed.trim().toLowerCase();
  const holding = part === '' ? [] : ids.filter((id) => id.includes(part));
  const near = nearest(typed, ids) ?? ids.find((id) => nameOf(id) === nearest(nameOf(part), ids.map(nameOf)));
  const meant = holding.length > 0 ? holding : [near].flatMap((id) => id ?? []);
  if (meant.length === 0) return '`fieldbook explain` lists all rules.';
  const shown = meant.toSorted().slice(0, maxSuggestions);
  const more = meant.length - shown.length;
  const others = more > 0 ? [`one of ${more} more; \`fieldbook explain\` lists all rules.`] : [];
  const all = [...shown.map((id) => `"${id}"`), ...others];
  return `did you mean ${anyOf(all, all.length)}${more > 0 ? '' : '?'}`;
}

const nameOf = (id: string): string => id.slice(id.indexOf('/') + 1);
