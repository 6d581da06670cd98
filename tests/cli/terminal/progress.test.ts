import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { withLine, withSpinner } from '../../../cli/terminal/progress.ts';
import { waitFor } from '../../wait-for.ts';

/** A terminal, or a pipe, that keeps what is written to it. */
function fakeStream(isTTY: boolean, columns = 80) {
  const stream = Object.assign(new PassThrough(), {
    isTTY,
    columns,
    clearLine: () => stream.write('<clear>'),
    cursorTo: () => true,
    moveCursor: () => true,
  });
  const written: string[] = [];
  stream.on('data', (data: Buffer) => written.push(data.toString()));
  return { stream: stream as unknown as NodeJS.WriteStream, text: () => written.join('') };
}

const after = (timeMs: number) => new Promise<string>((resolve) => setTimeout(resolve, timeMs, 'done'));

beforeEach(() => {
  vi.stubEnv('CI', undefined);
  vi.stubEnv('TERM', 'xterm-256color');
});

describe('a spinner', () => {
  test('names work that takes long, and is cleared at its end', async () => {
    const { stream, text } = fakeStream(true);
    const turns = () => waitFor(() => expect(text().split('asking 120 addresses').length).toBeGreaterThan(3));
    await withSpinner('asking 120 addresses', turns, stream);
    const frames = text().split('asking 120 addresses');
    expect(frames.at(-1)).toContain('<clear>');
    expect(frames.at(-1)).toContain('\u001b[?25h'); // the cursor is back
  });

  test('says nothing of work that is done at once', async () => {
    const { stream, text } = fakeStream(true);
    expect(await withSpinner('asking', () => after(1), stream)).toBe('done');
    expect(text()).toBe('');
  });

  test('is cleared when the work fails, and the failure passes', async () => {
    const { stream, text } = fakeStream(true);
    const failing = async () => {
      await waitFor(() => expect(text()).toContain('asking'));
      throw new Error('no answer');
    };
    await expect(withSpinner('asking', failing, stream)).rejects.toThrow('no answer');
    expect(text().split('asking').at(-1)).toContain('<clear>');
  });
});

describe('a line', () => {
  test('stands while the process is busy, and is erased', async () => {
    const { stream, text } = fakeStream(true);
    let during = '';
    const result = await withLine(
      'checking 10,000 entries',
      () => {
        during = text();
        return 7;
      },
      stream,
    );
    expect([result, during, text()]).toEqual([
      7,
      'checking 10,000 entries...',
      'checking 10,000 entries...\r\u001b[2K',
    ]);
  });

  test('is erased when the work fails', async () => {
    const { stream, text } = fakeStream(true);
    await expect(withLine('checking', () => Promise.reject(new Error('a fault')), stream)).rejects.toThrow(
      'a fault',
    );
    expect(text()).toBe('checking...\r\u001b[2K');
  });
});

test.each([
  ['without a terminal', false, {}],
  ['under CI', true, { CI: 'true' }],
  ['on a terminal that cannot move its cursor', true, { TERM: 'dumb' }],
] as const)('there is no progress %s', async (_where, isTTY, environment) => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { stream, text } = fakeStream(isTTY);
  expect(await withSpinner('asking', () => after(300), stream)).toBe('done');
  expect(await withLine('checking', () => 7, stream)).toBe(7);
  expect(text()).toBe('');
});

test('there is no progress on a terminal without a size: a spinner would never end there', async () => {
  const { stream, text } = fakeStream(true, 0);
  expect(await withSpinner('asking', () => after(300), stream)).toBe('done');
  expect(await withLine('checking', () => 7, stream)).toBe(7);
  expect(text()).toBe('');
});
