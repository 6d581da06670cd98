/** Work that ends sooner is not spoken of. */
const delayMs = 200;

type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;

/**
 * Names work that waits for something, such as a network, by a spinner; it is gone when the work ends. The work can
 * change the text with the function that it gets.
 */
export async function withSpinner<T>(
  text: string,
  work: (say: (text: string) => void) => Promise<T>,
  stream: NodeJS.WriteStream = process.stderr,
): Promise<T> {
  if (!showsProgress(stream)) return await work(() => undefined);
  const stopping = new AbortController();
  const shown = { text };
  const stopped = spin(shown, stream, stopping.signal);
  try {
    return await work((next) => {
      shown.text = next;
    });
  } finally {
    stopping.abort();
    await stopped;
  }
}

/**
 * Names work that keeps the process busy, so that a spinner would stand still: by a line, which is gone when the work
 * ends.
 */
export async function withLine<T>(
  text: string,
  work: () => T | Promise<T>,
  stream: Stream = process.stderr,
): Promise<T> {
  if (!showsProgress(stream)) return await work();
  stream.write(`${text}...`);
  try {
    return await work();
  } finally {
    stream.write('\r\u001b[2K');
  }
}

/** For a person at a terminal only: logs keep every line. Source: cli.md, 13. */
const showsProgress = ({ isTTY, columns }: Pick<Stream, 'isTTY' | 'columns'>): boolean => {
  const { CI, TERM } = process.env;
  // a terminal without a size says 0: a spinner would clear lines without end
  const hasSize = columns > 0;
  return isTTY && hasSize && (CI === undefined || CI === '' || CI === 'false') && TERM !== 'dumb';
};

/** The spinner is loaded when there is something to wait for: a start is too short for it. */
async function spin(
  shown: { readonly text: string },
  stream: NodeJS.WriteStream,
  stop: AbortSignal,
): Promise<void> {
  await passed(delayMs, stop);
  if (stop.aborted) return;
  const { default: ora } = await import('ora');
  if (stop.aborted) return;
  const spinner = ora({ text: shown.text, stream, discardStdin: false, isEnabled: true }).start();
  const renewing = setInterval(() => {
    spinner.text = shown.text;
  }, delayMs);
  stop.addEventListener('abort', () => {
    clearInterval(renewing);
    spinner.stop();
  });
}

/** The time, or the end of the work if that comes first. */
const passed = (timeMs: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, timeMs);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
