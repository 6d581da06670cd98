import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseExport } from '../../../cli/input/read-export-file.ts';
import { UsageError } from '../../../cli/usage-error.ts';
import { howTo, exportJson } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runCli, type Run } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';
import {
  deepFields,
  deepLists,
  deepObjects,
  exportWith,
  faulty,
  idOfFault,
  longFields,
  sound,
  unreadable,
  utf16,
} from './files.ts';

const options = { timeout: 60_000 };

/** Checks the export of a folder without keeping what is found. */
const validating = (folder: string): string[] => ['validate', join(folder, 'export.json'), '--no-cache'];

/** The sentences of a run that ended with 2, and with nothing else. */
function refusalIn({ code, stdout, stderr }: Run): string {
  expect([code, stdout]).toEqual([2, '']);
  expectSentences(stderr);
  return stderr;
}

function expectSentences(text: string): void {
  expect(text).not.toMatch(/^\s+at |a fault of Fieldbook|undefined|\[object/mu);
  expect(text.length).toBeLessThan(20_000);
}

describe('what is no export ends with one sentence and 2 [PL-2]:', options, () => {
  test.for(unreadable)('%s', async ([_what, content, sentence], { onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': content });
    const run = await runWarm(validating(folder), { cwd: folder });
    expect(refusalIn(run)).toContain(sentence);
    expect(run.stderr).toMatch(/^error: export\.json is [^\n]+$/u);
    expect(await readdir(folder)).toEqual(['export.json']);
  });

  test('from standard input too', async () => {
    const cut = sound.slice(0, 100);
    expect(refusalIn(await runCli(['validate', '-'], { input: cut }))).toContain(
      'standard input is not JSON: at line 1, column ',
    );
    expect(refusalIn(await runWarm(['validate', '-'], { input: utf16(sound, 'big') }))).toContain(
      'standard input is in UTF-16',
    );
  });

  test('a build leaves nothing behind', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': sound.slice(0, -9) });
    expect(refusalIn(await runWarm(['build', '--out', 'site'], { cwd: folder }))).toContain(
      'the text ends too early.',
    );
    expect(await readdir(folder)).toEqual(['export.json']);
  });

  test('a link that leads to itself, and a device without an end of sense', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished);
    await symlink('loop.json', join(folder, 'loop.json'));
    const loop = await runWarm(['validate', join(folder, 'loop.json')], { cwd: folder });
    expect(refusalIn(loop)).toContain('loop.json: its links lead round in a circle');
    expect(refusalIn(await runWarm(['validate', '/dev/null'], { cwd: folder }))).toContain('null is empty');
  });
});

test('wherever an export is cut off, the sentence says where', () => {
  const text = JSON.stringify(JSON.parse(exportJson([howTo('a', 'He said "\\ \u00e9"')])), undefined, 1);
  for (let length = 1; length < text.length; length += 1) {
    const lines = text.slice(0, length).split('\n');
    const place = `at line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}, the text ends too early.`;
    const read = () => parseExport(Buffer.from(text.slice(0, length)), 'export.json');
    expect(read).toThrow(new UsageError(`export.json is not JSON: ${place}`));
  }
});

describe('what is wrong within an export is a finding, and the run ends [PL-2]:', options, () => {
  test.for(faulty)('%s', async ([_what, content, rule], { onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': content });
    const args = [...validating(folder), '--fail-on', 'warn'];
    const { code, stdout, stderr } = await runWarm(args, { cwd: folder });
    expect([code, stdout]).toEqual([1, expect.stringContaining(`(${rule})`)]);
    expectSentences(stdout + stderr);
  });

  // in a process of their own: a thread has a stack several times as large
  test.for([
    ['too deep', deepFields],
    ['4 MB long', longFields],
  ] as const)('fields that are %s', async ([_what, faults], { onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': exportWith(faults) });
    const { code, stdout, stderr } = await runCli(['validate', '--fail-on', 'warn'], { cwd: folder });
    expectSentences(stdout + stderr);
    const lines = stdout.split('\n');
    const silent = faults.filter(
      ({ rule }, index) =>
        !lines.some((line) => line.includes(` ${idOfFault(index)} `) && line.endsWith(`(${rule})`)),
    );
    expect([code, silent.map(({ what }) => what)]).toEqual([1, []]);
  });

  test('a byte order mark is none', async () => {
    expect((await runWarm(['validate', '-'], { input: `\ufeff${sound}` })).code).toBe(0);
  });

  test('a build of what is sound is whole', async ({ onTestFinished }) => {
    const entries = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'].map((id) => howTo(id));
    const folder = await testFolder(onTestFinished, { 'export.json': exportJson([null, 7, ...entries]) });
    const run = await runWarm(['build', '--out', 'site', '--allow-errors'], { cwd: folder });
    expect(run.code).toBe(0);
    const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];
    const written = await readdir(join(folder, 'site/how-to'));
    expect(written.toSorted()).toEqual(names.flatMap((name) => [name, `${name}.md`]));
  });
});

describe('a configuration that is none ends with sentences and 2:', options, () => {
  test.for<[string, string, string | Uint8Array, string]>([
    ['nothing', 'json', '', 'is not JSON: at line 1, column 1, the text ends too early.'],
    ['null', 'json', 'null', 'the configuration must be an object, not null'],
    ['UTF-16', 'json', utf16('{}', 'little'), 'is in UTF-16; save it as UTF-8.'],
    ['200,000 nested lists', 'json', deepLists, 'holds lists and objects over 50 levels deep'],
    [
      '200,000 nested objects for rules',
      'json',
      `{"rules":${deepObjects}}`,
      '"rules.a.a.a.a" holds lists and objects over 50 levels deep',
    ],
    ['an inherited name for a key', 'json', '{"__proto__":{}}', 'unknown key "__proto__"'],
    ['an inherited name for a rule', 'json', '{"rules":{"constructor":"off"}}', 'unknown rule "constructor"'],
    ['a key of many megabytes', 'json', `{"${'x'.repeat(5_000_000)}":1}`, 'unknown key "xxxx'],
    [
      'thousands of faults',
      'json',
      JSON.stringify({
        rules: Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`a/b${n}`, 'off'])),
      }),
      'error: and 4950 more',
    ],
    [
      'a table whose name no file has',
      'json',
      String.raw`{"redirects":"a\u0000b"}`,
      'no file has the name of the redirect table',
    ],
    ['a program that throws nothing at all', 'ts', 'throw null', 'cannot be loaded: it throws null.'],
    ['a program that throws an object', 'ts', 'throw { a: 1 }', 'cannot be loaded: it throws an object.'],
    [
      'a program that throws what has no text',
      'ts',
      'throw Object.create(null)',
      'cannot be loaded: it throws an object.',
    ],
    ['a program that throws a text', 'ts', 'throw "no"', 'cannot be loaded: it throws "no".'],
  ])('%s', async ([_what, extension, content, sentence], { onTestFinished }) => {
    const name = `fieldbook.config.${extension}`;
    const folder = await testFolder(onTestFinished, { [name]: content, 'export.json': sound });
    const run = await runWarm([...validating(folder), '--config', join(folder, name)], { cwd: folder });
    expect(refusalIn(run)).toContain(sentence);
  });

  test('a folder', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': sound });
    const run = await runWarm([...validating(folder), '--config', folder], { cwd: folder });
    expect(refusalIn(run)).toContain(' is a folder; name the file in it.');
  });
});

const heading = 'fromPath,toPath\n';

describe('a redirect table that is none is a finding, or a sentence and 2 [RD-3]:', options, () => {
  test.for<[string, string | Uint8Array, number, string]>([
    ['a quote without an end', `${heading}"/a,/b\n`, 1, 'redirects/malformed'],
    ['a zero byte', `${heading}/a\0,/b\n`, 1, 'redirects/malformed'],
    ['UTF-16', utf16(`${heading}/a,/b\n`, 'little'), 2, 'is in UTF-16; save it as UTF-8.'],
    ['no heading', '/a,/b\n', 1, 'begin it with fromPath,toPath'],
    ['the heading twice', `${heading}${heading}`, 1, 'does not start with a slash'],
    ['a column twice', 'fromPath,toPath,fromPath\n/a,/b,/c\n', 1, 'says the same as one before it'],
    ['a line of 5 MB', `${heading}/${'a'.repeat(5_000_000)},/b\n`, 1, 'redirects/dead-target'],
    ['a path of slashes', `${heading}/a${'/'.repeat(300_000)}b,/b\n`, 1, 'redirects/'],
    ['half of a percent sign', `${heading}/%E0%A4%A,/how-to/%\n`, 1, 'redirects/dead-target'],
    ['names that every object inherits', `${heading}/__proto__,/constructor\n`, 1, 'redirects/dead-target'],
    [
      'a circle of thousands',
      heading + Array.from({ length: 2000 }, (_, n) => `/a${n},/a${(n + 1) % 2000}`).join('\n'),
      1,
      'redirects/loop',
    ],
  ])('%s', async ([_what, table, expectedCode, words], { onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'r.csv': table, 'export.json': sound });
    const args = ['redirects', 'check', join(folder, 'r.csv'), '--export', join(folder, 'export.json')];
    const { code, stdout, stderr } = await runWarm(args, { cwd: folder });
    expect([code, stdout + stderr]).toEqual([expectedCode, expect.stringContaining(words)]);
    expectSentences(stdout + stderr);
  });

  test('nothing is written of it', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'r.csv': `${heading}"/a,/b\n` });
    const files = [join(folder, 'r.csv'), '--out', join(folder, 'redirects.conf')];
    const { code, stderr } = await runWarm(['redirects', 'build', '--format', 'nginx', ...files], {
      cwd: folder,
    });
    expect(code).toBe(1);
    expectSentences(stderr);
    expect(await readdir(folder)).toEqual(['r.csv']);
  });
});

describe('a baseline, or an older export, that is none ends with one sentence and 2:', options, () => {
  test.for<[string, string | Uint8Array, string]>([
    ['nothing', '', 'old.json is '],
    ['a text that is cut off', '{"a', 'at line 1, column 4, the text ends too early.'],
    ['UTF-16', utf16('{}', 'big'), 'is in UTF-16; save it as UTF-8.'],
    ['null', 'null', 'old.json '],
    ['200,000 nested lists', deepLists, 'old.json '],
    ['an inherited name', '{"__proto__":{"version":1,"findings":[],"entries":[]}}', 'old.json '],
  ])('%s', async ([_what, content, sentence], { onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'old.json': content, 'export.json': sound });
    const old = join(folder, 'old.json');
    for (const flags of [
      ['--since', old],
      ['--baseline', old, '--update-baseline'],
    ]) {
      const run = await runWarm([...validating(folder), ...flags], { cwd: folder });
      expect(refusalIn(run)).toContain(sentence);
    }
  });

  test('a folder', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': sound });
    const run = await runWarm([...validating(folder), '--baseline', folder], { cwd: folder });
    expect(refusalIn(run)).toContain('. is a folder; --baseline names a file.');
  });
});
