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

test('the version needs no command', async () => {
  expect(await namesFor('--version')).toEqual([]);
});
