import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { packageRoot } from '../run-cli.ts';
import { evaluate, interpolate, isTrue, type Scope, type Values } from './evaluate.ts';
import { runShell } from './run-shell.ts';

const texts = z.record(z.string(), z.string());

const stepOf = {
  id: z.optional(z.string()),
  if: z.optional(z.string()),
  'continue-on-error': z.optional(z.boolean()),
};
const shellStep = z.strictObject({
  ...stepOf,
  shell: z.literal('bash'),
  'working-directory': z.string(),
  env: texts,
  run: z.string(),
});
const actionStep = z.strictObject({ ...stepOf, uses: z.string(), with: texts });

/** Source: GitHub, "Metadata syntax reference". */
const action = z.strictObject({
  name: z.string(),
  description: z.string(),
  branding: z.strictObject({ icon: z.string(), color: z.string() }),
  inputs: z.record(z.string(), z.strictObject({ description: z.string(), default: z.optional(z.string()) })),
  outputs: z.record(z.string(), z.strictObject({ description: z.string(), value: z.string() })),
  runs: z.strictObject({
    using: z.literal('composite'),
    steps: z.array(z.union([shellStep, actionStep])),
  }),
});

export async function readAction() {
  return action.parse(parse(await readFile(join(packageRoot, 'action.yml'), 'utf8')));
}

interface Job {
  /** The root of the checkout. */
  readonly workspace: string;
  /** The folder for temporary files of the job. */
  readonly temporary: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** The context `github`. */
  readonly github: Values;
  readonly env: Readonly<Record<string, string>>;
  /** What other actions do. */
  readonly uses?: (name: string, inputs: Readonly<Record<string, string>>) => void;
}

export interface ActionRun {
  readonly isPassed: boolean;
  readonly outputs: Readonly<Record<string, string>>;
  /** What each step printed, by its id. */
  readonly printed: string;
  readonly summary: string;
}

/** Runs the steps of `action.yml` as a runner of GitHub does. */
export async function runAction(job: Job): Promise<ActionRun> {
  const { inputs: declared, outputs, runs } = await readAction();
  const unknown = Object.keys(job.inputs).filter((name) => !(name in declared));
  if (unknown.length > 0) throw new Error(`the action has no input ${unknown.join(', ')}`);
  const steps: Record<string, Values> = {};
  let isPassed = true;
  const scope: Scope = {
    contexts: { github: job.github, runner: { os: 'Linux', temp: job.temporary }, steps, inputs: {} },
    functions: { cancelled: () => false, success: () => isPassed },
  };
  const defaults = Object.entries(declared).map(([name, { default: usual = '' }]) => [
    name,
    job.inputs[name] ?? interpolate(usual, scope),
  ]);
  Object.assign(scope.contexts['inputs'] as object, Object.fromEntries(defaults));
  let printed = '';
  let summary = '';
  for (const step of runs.steps) {
    const condition = (step.if ?? '').replace(/^\$\{\{(.*)\}\}$/su, '$1');
    const asksStatus = /\w\(\)/u.test(condition);
    if (condition !== '' && !isTrue(evaluate(condition, scope))) continue;
    if (!asksStatus && !isPassed) continue;
    if ('uses' in step) {
      job.uses?.(step.uses, interpolated(step.with, scope));
      continue;
    }
    const ran = await runStep(step, job, scope);
    printed += `${ran.output}\n`;
    summary += ran.summary;
    const outcome = ran.code === 0 ? 'success' : 'failure';
    if (step.id !== undefined) steps[step.id] = { outcome, outputs: ran.outputs };
    if (outcome === 'failure' && step['continue-on-error'] !== true) isPassed = false;
  }
  const values = Object.entries(outputs).map(([name, { value }]) => [name, interpolate(value, scope)]);
  return { isPassed, printed, summary, outputs: Object.fromEntries(values) as Record<string, string> };
}

async function runStep(step: z.output<typeof shellStep>, { workspace, temporary, env }: Job, scope: Scope) {
  const files = {
    GITHUB_OUTPUT: join(temporary, 'outputs'),
    GITHUB_STEP_SUMMARY: join(temporary, 'summary'),
  };
  for (const file of Object.values(files)) await writeFile(file, '');
  const { code, output } = await runShell(step.run, {
    cwd: join(workspace, interpolate(step['working-directory'], scope)),
    env: { ...env, ...files, RUNNER_TEMP: temporary, RUNNER_OS: 'Linux', ...interpolated(step.env, scope) },
  });
  const lines = (await readFile(files.GITHUB_OUTPUT, 'utf8')).split('\n').filter(Boolean);
  return {
    code,
    output,
    summary: await readFile(files.GITHUB_STEP_SUMMARY, 'utf8'),
    outputs: Object.fromEntries(lines.map((line) => line.split(/=(.*)/su).slice(0, 2))) as Values,
  };
}

const interpolated = (values: Readonly<Record<string, string>>, scope: Scope): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, interpolate(value, scope)]));
