import { createInterface } from 'node:readline/promises';

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

/** Whether a person is at the terminal and can answer. */
export const canAsk = ({ input, output }: Terminal, { CI }: NodeJS.ProcessEnv = process.env): boolean =>
  input.isTTY === true && output.isTTY === true && (CI === undefined || CI === '' || CI === 'false');

export interface Question {
  readonly text: string;
  /** The answer if the user only presses Enter; empty for none. */
  readonly usual: string;
  /** The fault of an answer, as a sentence. Undefined if it is valid. */
  readonly fault?: (answer: string) => string | undefined;
}

/** Asks all questions, each until its answer is valid. Undefined if the input ends before that. */
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
