import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod/mini';
import { packageRoot } from '../run-cli.ts';
import { runShell } from './run-shell.ts';

const lines = z.array(z.string());

const spec = z.strictObject({
  spec: z.strictObject({
    inputs: z.record(
      z.string(),
      z.strictObject({
        type: z.optional(z.literal('boolean')),
        default: z.union([z.string(), z.boolean()]),
        options: z.optional(lines),
        description: z.optional(z.string()),
      }),
    ),
  }),
});

const reports = z.strictObject({ codequality: z.string(), junit: z.string() });

/** Source: GitLab, "CI/CD YAML syntax reference". */
const job = z.strictObject({
  stage: z.string(),
  image: z.string(),
  needs: z.optional(lines),
  rules: z.array(z.strictObject({ if: z.string() })),
  variables: z.optional(z.record(z.string(), z.string())),
  before_script: z.optional(lines),
  script: lines,
  after_script: z.optional(lines),
  cache: z.optional(
    z.strictObject({
      key: z.strictObject({ prefix: z.string(), files: lines }),
      paths: lines,
      when: z.literal('always'),
    }),
  ),
  artifacts: z.strictObject({
    when: z.optional(z.literal('always')),
    paths: lines,
    reports: z.optional(reports),
  }),
});

type Inputs = Readonly<Record<string, string>>;

/** The jobs of the template with these inputs. It throws for one that the template does not have. */
export async function readTemplate(given: Inputs) {
  const text = await readFile(join(packageRoot, 'templates', 'fieldbook.yml'), 'utf8');
  const [head, jobs] = parseAllDocuments(text).map((document) => String(document));
  const { inputs } = spec.parse(parseAllDocuments(head ?? '')[0]?.toJS()).spec;
  const unknown = Object.keys(given).filter((name) => !(name in inputs));
  if (unknown.length > 0) throw new Error(`the template has no input ${unknown.join(', ')}`);
  const used = (jobs ?? '').replace(/\$\[\[ inputs\.([\w-]+) \]\]/gu, (_, name: string) => {
    const declared = inputs[name];
    if (declared === undefined) throw new Error(`the template declares no input ${name}`);
    return given[name] ?? String(declared.default);
  });
  return z.record(z.string(), job).parse(parseAllDocuments(used)[0]?.toJS());
}

interface Project {
  readonly workspace: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs a job as a runner of GitLab does: one shell for the scripts, and another one afterwards, whose failure counts for nothing. */
export async function runJob(
  { before_script: before = [], script, after_script: after = [], variables = {} }: z.output<typeof job>,
  { workspace, env }: Project,
) {
  const all = { ...env, CI_PROJECT_DIR: workspace };
  const expanded = Object.entries(variables).map(([name, value]) => [
    name,
    value.replaceAll('$CI_PROJECT_DIR', workspace),
  ]);
  const options = { cwd: workspace, env: { ...all, ...(Object.fromEntries(expanded) as typeof all) } };
  const main = await runShell([...before, ...script].join('\n'), options);
  const last = await runShell(after.join('\n'), options);
  return { code: main.code, printed: `${main.output}\n${last.output}` };
}
