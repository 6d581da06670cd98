import type { Problem } from '../../../pipeline/problem.ts';
import { byModule } from './listed.ts';
import { severities } from '../rule-contract.ts';
import { isWithin, repositoryFiles, repositoryHas, textOf } from '../source-files.ts';

/** A rule, or a problem that a stage finds. */
export interface DefinedRule {
  readonly problem: Problem<never>;
  /** What its file exports it as. */
  readonly name: string;
  /** Within `pipeline/rules/`, without its ending: what its id is to be. */
  readonly path: string;
}

const listPath = 'pipeline/rules/index.ts';

/** Every problem that a file in a folder of `pipeline/rules/` defines. */
export async function definedRules(): Promise<DefinedRule[]> {
  const files = repositoryFiles.filter(
    (path) => isWithin(path, 'pipeline/rules') && path.split('/').length > 3,
  );
  const defined = await Promise.all(
    files.map(async (file) => {
      const module = (await import(/* @vite-ignore */ `../../../${file}`)) as Readonly<
        Record<string, unknown>
      >;
      const path = file.slice('pipeline/rules/'.length).replace(/\.ts$/u, '');
      return Object.entries(module).flatMap(([name, value]) =>
        isProblem(value) ? [{ problem: value, name, path }] : [],
      );
    }),
  );
  return defined.flat();
}

const isProblem = (value: unknown): value is Problem<never> =>
  typeof value === 'object' && value !== null && 'id' in value && 'severity' in value;

/** The files that list rules, as they are to be: path and text. `npm run lists` writes them. */
export async function ruleLists(): Promise<Map<string, string>> {
  const rules = await definedRules();
  return new Map([
    [listPath, withImports(textOf(listPath), rules)],
    ['docs/rules/README.md', ruleTable(textOf('docs/rules/README.md'), rules)],
    ...rules.map(({ problem }) => rulePage(problem)).filter((page) => page !== undefined),
  ]);
}

/** A rule that is not in the list comes at the end of the one that asks it. */
function withImports(text: string, rules: readonly DefinedRule[]): string {
  const isListed = ({ name }: DefinedRule) => new RegExp(`^ {2}${name},$`, 'mu').test(text);
  const added = rules.filter((rule) => !isListed(rule));
  const imports = [
    ...text.matchAll(/^import \{ \w+ \} from '\.\/.*';$/gmu),
    ...added.map(({ name, path }) => [`import { ${name} } from './${path}.ts';`] as const),
  ].map(([line]) => line);
  const sorted = imports.toSorted(byModule).join('\n');
  const all = added.reduce((lists, { problem, name }) => {
    const list = 'check' in problem ? 'rules' : 'checkSpace' in problem ? 'spaceRules' : 'stageProblems';
    return lists.replace(new RegExp(`(const ${list}: .*\\n(?: {2}.*\\n)*)`, 'u'), `$1  ${name},\n`);
  }, text);
  return all.replace(/(?:^import \{ \w+ \} from '\.\/.*';\n)+/mu, `${sorted}\n`);
}

/** The page of a rule, which says what its row in the table says. */
function rulePage(problem: Problem<never>): [path: string, text: string] | undefined {
  const { id, severity, summary } = problem;
  const path = `docs/rules/${id}.md`;
  if (!repositoryHas(path)) return undefined;
  const fix = 'fix' in problem ? `${fixLine}\n\n` : '';
  const begin = `# ${id}\n\nSeverity: ${severities.get(id) ?? severity}. ${summary}\n\n${fix}`;
  return [path, textOf(path).replace(/^# .*\n\n(?:Severity: .*\n\n)?(?:Fix: .*\n\n)?/u, begin)];
}

/** Whether a fix is safe depends on the finding: the page of the command says when. */
const fixLine = 'Fix: [`fieldbook fix`](../../fix.md) can put it right.';

/** The table, sorted by id. The severity of a rule that it has stays: it is a promise, which only people change. */
function ruleTable(text: string, rules: readonly DefinedRule[]): string {
  const rows = rules
    .map(({ problem }) => problem)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(
      ({ id, severity, summary }) =>
        `| [${id}](${id}.md) | ${severities.get(id) ?? severity} | ${summary.replaceAll('|', '\\|')} |\n`,
    );
  return text.replace(/(?<=^\| --- .*\n)(?:\|.*\n)*/mu, rows.join(''));
}
