import { ask, canAsk } from '../../init/ask.ts';
import { UsageError } from '../../usage-error.ts';

/** Standard output may be a file. */
const terminal = { input: process.stdin, output: process.stderr };

/** Throws before any work where nobody could answer the question. */
export function checkCanConfirm(isConfirmed: boolean): void {
  if (isConfirmed || canAsk(terminal)) return;
  throw new UsageError('this writes to the space, and there is no terminal to ask on; add --yes to write.');
}

/** Asks whether to write. Any other answer than yes is no. */
export async function confirm(text: string, isConfirmed: boolean): Promise<boolean> {
  if (isConfirmed) return true;
  const answers = await ask({ write: { text, usual: 'no' } }, terminal);
  return /^y(?:es)?$/iu.test(answers?.write ?? '');
}
