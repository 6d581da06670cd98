import { createInterface } from 'node:readline/promises';

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/** Whether somebody is there who can answer. Source: cli.md, 13. */
export const canAsk = ({ input, output }: Terminal, { CI }: NodeJS.ProcessEnv = process.env): boolean =>
  input.isTTY === true && output.isTTY === true && (CI === undefined || CI === '' || CI === 'false');

export interface Question {
  readonly text: string;
  /** What Enter alone answers; empty: nothing. */
  readonly usual: string;
  /** What is wrong with an answer, as a sentence; undefined where nothing is. */
  readonly fault?: (answer: string) => string | undefined;
}

/** Asks one question after the other, each until its answer is sound. Undefined where the input ends before that. */
export async function ask<Name extends string>(
  questions: Readonly<Record<Name, Question>>,
  { input, output }: Terminal,
): Promise<Record<Name, string> | undefined> {
  const lines = createInterface({ input, output });
  const ended = new AbortController();
  lines.once('close', () => ended.abort());
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT')); // the terminal leaves it to us
  try {
    const answers: [string, string][] = [];
    for (const [name, question] of Object.entries<Question>(questions)) {
      answers.push([name, await askUntilSound(question)]);
    }
    return Object.fromEntries(answers) as Record<Name, string>; // every question was asked
  } catch (error) {
    if (ended.signal.aborted) return undefined;
    throw error;
  } finally {
    lines.close();
  }

  async function askUntilSound({ text, usual, fault }: Question): Promise<string> {
    const hint = usual === '' ? '' : ` (${usual})`;
    for (;;) {
      const typed = await lines.question(`${text}${hint}: `, { signal: ended.signal });
      const answer = typed.trim() || usual;
      const sentence = answer === '' ? undefined : fault?.(answer);
      if (sentence === undefined) return answer;
      output.write(`  ${sentence}\n`);
    }
  }
}
