import { expect, test } from 'vitest';
import { createProgram } from '../../cli/program.ts';

const namesFor = async (...args: readonly string[]) =>
  (await createProgram(args)).commands.map((command) => command.name());

const all = await namesFor();

test.each(all)('%s is loaded alone when it is asked for', async (name) => {
  expect(await namesFor(name, '--help')).toEqual([name]);
});

test('help and suggestions know all commands', async () => {
  expect(all).toContain('validate');
  expect(await namesFor('--help')).toEqual(all);
  expect(await namesFor('help', 'build')).toEqual(all);
  expect(await namesFor('biuld')).toEqual(all);
  expect(await namesFor('toString')).toEqual(all);
});

test.each([
  [['help', 'vaidate'], 'there is no command "vaidate"; did you mean "validate"?'],
  [['vaidate', '--help'], 'there is no command "vaidate"; did you mean "validate"?'],
  [['help', 'redirects', 'chek'], 'there is no command "chek"; did you mean "check"?'],
  [['model', 'lokc', '-h'], 'there is no command "lokc"; did you mean "lock"?'],
  [['help', 'index', 'xxxxxxxx'], 'there is no command "xxxxxxxx"; there are push.'],
])('help of %j says what was probably meant', async (args, sentence) => {
  await expect(createProgram(args)).rejects.toThrow(sentence);
});

test.each([
  [['help']],
  [['--help']],
  [['help', 'redirects', 'check']],
  [['redirects', 'check', 'table.csv', '--help']],
  [['validate', 'x.json', '-h']],
  [['help', 'help']],
])('help of %j is no mistake', async (args) => {
  await expect(createProgram(args)).resolves.toBeDefined();
});

test('the version needs no command', async () => {
  expect(await namesFor('--version')).toEqual([]);
});
