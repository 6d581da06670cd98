import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Command, Outcome } from './command-loop.ts';

export interface KeptProcess {
  /** Runs a command once those before it have ended. Rejects when the process ends. */
  readonly run: (command: Command) => Promise<Outcome>;
  readonly kill: () => void;
}

/** Starts a process that runs one command after another, and what is in `env` besides what is in each command's. */
export function keepProcess(env: NodeJS.ProcessEnv): KeptProcess {
  const child = fork(fileURLToPath(new URL('command-loop.ts', import.meta.url)), [], {
    execArgv: ['--import', import.meta.resolve('tsx')],
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let last: Promise<unknown> = Promise.resolve();
  const ask = (command: Command) =>
    new Promise<Outcome>((resolve, reject) => {
      const gone = () =>
        reject(new Error(`the process ended while it ran fieldbook ${command.args.join(' ')}`));
      child.once('exit', gone);
      child.once('message', (outcome) => {
        child.off('exit', gone);
        resolve(outcome as Outcome); // our own process at the other end
      });
      child.send(command);
    });
  return {
    run(command) {
      const outcome = last.then(() => ask(command));
      last = outcome.catch(() => undefined);
      return outcome;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/** The variables that have a value. */
export const definedOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined));
