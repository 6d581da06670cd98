import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { ask, canAsk } from '../../../cli/init/ask.ts';

const questions = {
  name: { text: 'What is it called?', usual: 'Help' },
  port: {
    text: 'Which port?',
    usual: '',
    fault: (answer: string) => (/^\d+$/u.test(answer) ? undefined : 'Type a number.'),
  },
};

/** Somebody who answers each question with the next line, and then leaves. */
function person(...lines: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  let said = '';
  const left = [...lines];
  output.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    if (!said.endsWith(': ')) return;
    const line = left.shift();
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  });
  return { terminal: { input, output }, said: () => said };
}

test('each question is asked until its answer is sound; Enter alone takes the usual one', async () => {
  const { terminal, said } = person('', 'eighty', ' 80 ');
  expect(await ask(questions, terminal)).toEqual({ name: 'Help', port: '80' });
  expect(said()).toBe('What is it called? (Help): Which port?:   Type a number.\nWhich port?: ');
});

test('nothing can be an answer', async () => {
  expect(await ask(questions, person('Vans', '').terminal)).toEqual({ name: 'Vans', port: '' });
});

test('who leaves has answered nothing', async () => {
  expect(await ask(questions, person('Vans').terminal)).toBeUndefined();
});

test('nobody is asked without a terminal, nor in CI', () => {
  const there = Object.assign(new PassThrough(), { isTTY: true });
  const absent = Object.assign(new PassThrough(), { isTTY: false });
  expect(canAsk({ input: there, output: there }, {})).toBe(true);
  expect(canAsk({ input: absent, output: there }, {})).toBe(false);
  expect(canAsk({ input: there, output: absent }, {})).toBe(false);
  expect(canAsk({ input: there, output: there }, { CI: 'true' })).toBe(false);
});
