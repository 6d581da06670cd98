/** Shorter work shows nothing. */
const delayMs = 200;

type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;

/** Shows a spinner while work waits, such as for a network. The work can change its text. */
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

/** Shows a line while work keeps the process busy: a spinner would stand still. */
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

/** Only for a terminal: a log would keep every line. */
const showsProgress = ({ isTTY, columns }: Pick<Stream, 'isTTY' | 'columns'>): boolean => {
  const { CI, TERM } = process.env;
  // a terminal without a size reports 0, and a spinner would clear lines forever
  const hasSize = columns > 0;
  return isTTY && hasSize && (CI === undefined || CI === '' || CI === 'false') && TERM !== 'dumb';
};

/** Loads the spinner when it is needed, so that commands start fast. */
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

/** Waits for the time, or for the end of the work if that comes first. */
const passed = (timeMs: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, timeMs);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
