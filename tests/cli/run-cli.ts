import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execa, type Options } from 'execa';

export const packageRoot = fileURLToPath(new URL('../..', import.meta.url));
const built = `${packageRoot}dist/cli/main.js`;

/** The arguments of Node.js that run the command line: its build where that is fresh, else its sources. */
export const cliArguments: readonly string[] = isFresh()
  ? [built]
  : ['--import', import.meta.resolve('tsx'), `${packageRoot}cli/main.ts`];

export const samplePath = `${packageRoot}data/sample/export.json`;
export const sampleConfig = `${packageRoot}data/sample/fieldbook.config.json`;

/** What of the environment changes the output, taken away: a test gives what it is about. */
export const ambient: Readonly<Record<string, undefined>> = {
  NO_COLOR: undefined,
  FORCE_COLOR: undefined,
  NODE_OPTIONS: undefined,
  GITHUB_ACTIONS: undefined,
  GITLAB_CI: undefined,
  GITHUB_STEP_SUMMARY: undefined,
  GITHUB_OUTPUT: undefined,
  FIELDBOOK_CACHE_DIR: undefined,
  GITHUB_WORKSPACE: undefined,
  CI_PROJECT_DIR: undefined,
};

export interface Run {
  readonly code: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions extends Pick<Options, 'env'> {
  readonly cwd?: string;
  readonly input?: string | Uint8Array;
}

/** Runs `fieldbook` as a user does, in a folder, without a terminal. */
export async function runCli(args: readonly string[], { cwd, input, env }: RunOptions = {}): Promise<Run> {
  const { exitCode, stdout, stderr } = await execa('node', [...cliArguments, ...args], {
    ...(cwd !== undefined && { cwd }),
    input: input ?? '',
    env: { ...ambient, ...env },
    reject: false,
  });
  return { code: exitCode, stdout, stderr };
}

function isFresh(): boolean {
  const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return ['cli', 'pipeline', 'schemas'].every((folder) =>
    readdirSync(`${packageRoot}${folder}`, { recursive: true, encoding: 'utf8' }).every(
      (file) => statSync(`${packageRoot}${folder}/${file}`).mtimeMs < builtAt,
    ),
  );
}
