import { execa } from 'execa';
import { linesOf } from './lines-of.ts';

interface Preview {
  /** Without a slash at its end. */
  readonly address: string;
  /** What it tells while it runs, line by line. */
  readonly told: AsyncGenerator<string, undefined>;
  readonly stop: () => Promise<void>;
}

/** One that has not said by then what is waited for never will. */
const longestMs = 15 * 60_000;

/** Starts `fieldbook preview` on a free port, of a site as readers get it; it serves when this is kept. */
export async function startPreview(
  main: string,
  cwd: string,
  values: readonly string[],
  flags: readonly string[] = ['--no-reload', '--no-marks'],
): Promise<Preview> {
  const command = [main, 'preview', ...values, '--port', '0', ...flags];
  const preview = execa('node', command, { cwd, reject: false, buffer: false, timeout: longestMs });
  const address = await addressOf(linesOf(preview.stdout));
  return {
    address,
    told: linesOf(preview.stderr),
    async stop() {
      preview.kill();
      await preview;
    },
  };
}

async function addressOf(lines: AsyncGenerator<string, undefined>): Promise<string> {
  for (let line = await lines.next(); line.done !== true; line = await lines.next()) {
    const told = / on (http:\/\/\S+?)\/?$/u.exec(line.value)?.[1];
    if (told !== undefined) return told;
  }
  throw new Error('The preview ended before it said where it serves.');
}
