import { execa } from 'execa';
import { type TestContext, vi } from 'vitest';
import { cliArguments } from '../run-cli.ts';

/** A preview of the folder's `export.json`. */
export const startPreview = (
  folder: string,
  onTestFinished: TestContext['onTestFinished'],
  flags: readonly string[] = [],
) => startServer(['preview', ...flags], folder, onTestFinished);

/** A command that serves on a free port, what it has said so far, and what waits for its words. */
export function startServer(
  command: readonly string[],
  folder: string,
  onTestFinished: TestContext['onTestFinished'],
  env: Readonly<Record<string, string>> = {},
) {
  const args = [...cliArguments, ...command, '--port', '0'];
  const child = execa('node', args, { cwd: folder, env, reject: false });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  // its tests have a minute: a busy machine takes long to start a process
  const says = (words: RegExp): Promise<string> =>
    vi.waitUntil(() => words.exec(said)?.[0], { timeout: 55_000, interval: 20 });
  return { child, says, said: () => said };
}
