import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, type TestContext } from 'vitest';
import { modelReport } from '../../../pipeline/model/compare/difference.ts';
import { modelReference } from '../../../pipeline/model/reference/model-reference.ts';
import { startStandIn } from '../../../cli/stand-in/start.ts';
import { fieldIn, printed, typeIn, type WireModel } from '../../pipeline/model/planted.ts';
import { testFolder } from '../folder.ts';
import { runCli, sampleConfig, samplePath } from '../run-cli.ts';
import { runWarm } from '../warm/run-warm.ts';
import { ownModel } from '../../../pipeline/model/own-model.ts';

const typeCount = ownModel().types.size;

const locale = { code: 'en-US', name: 'English', default: true, fallbackCode: null, sys: { id: 'en' } };

/** An export with a model, changed or as it is printed. */
function exported(change: (model: WireModel) => void = () => {}): string {
  const model = printed();
  change(model);
  return JSON.stringify({ ...model, locales: [locale] });
}

const withoutTitle = exported((model) => {
  const type = typeIn(model, 'kbHowTo');
  type.fields = type.fields.filter(({ id }) => id !== 'title');
});

const optionalTitle = exported((model) => {
  fieldIn(model, 'kbHowTo', 'title').required = false;
});

describe('model print', { timeout: 120_000, concurrent: true }, () => {
  test('writes what model check finds no fault with, the same each time [PL-1]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished);
    const { code, stdout } = await runCli(['model', 'print']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject(printed());
    const written = await runWarm(['model', 'print', '--out', 'models/model.json'], { cwd: folder });
    expect([written.code, written.stdout]).toEqual([0, '']);
    expect(await readdir(join(folder, 'models'))).toEqual(['model.json']);
    expect(await readFile(join(folder, 'models/model.json'), 'utf8')).toBe(`${stdout}\n`);
    const checked = await runWarm(['model', 'check', 'models/model.json', '--fail-on', 'risky'], {
      cwd: folder,
    });
    expect(checked).toEqual({ code: 0, stdout: `no differences in ${typeCount} content types`, stderr: '' });
  });

  test('writes a page too, and refuses other formats [MP-10]', async () => {
    const { code, stdout } = await runWarm(['model', 'print', '--format', 'markdown']);
    expect([code, `${stdout}\n`]).toEqual([0, modelReference()]);
    const refused = await runWarm(['model', 'print', '--format', 'md']);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('markdown')]);
  });
});

describe('model check', { timeout: 120_000, concurrent: true }, () => {
  test('says what breaks, worst first, and fails', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': withoutTitle });
    const { code, stdout } = await runCli(['model', 'check'], { cwd: folder });
    expect(code).toBe(1);
    expect(stdout.split('\n')).toEqual([
      'breaking  The field "title" of kbHowTo is missing: no entry of kbHowTo gets a page or is shown, and schema/missing-field reports each.',
      '  to do: Add the field (Symbol, required) in Contentful, or name the one that holds it under "contentTypes" in the configuration.',
      `1 difference (1 breaking, 0 risky, 0 safe) in ${typeCount} content types`,
    ]);
  });

  test('reads standard input, writes JSON, and fails on what is risky where it is asked to', async ({
    onTestFinished,
  }) => {
    const args = ['model', 'check', '-', '-r', 'json'];
    const folder = await testFolder(onTestFinished);
    const { code, stdout } = await runWarm(args, { cwd: folder, input: optionalTitle });
    expect(code).toBe(0);
    expect(modelReport.parse(JSON.parse(stdout))).toEqual({
      version: 1,
      differences: [
        {
          impact: 'risky',
          against: 'fieldbook',
          change: 'required',
          contentType: 'kbHowTo',
          field: 'title',
          message:
            'The field "title" of kbHowTo can be left empty: such an entry gets no page, and schema/missing-field reports it.',
          advice: 'Make the field required in Contentful.',
        },
      ],
      summary: { breaking: 0, risky: 1, safe: 0, contentTypes: typeCount },
    });
    const strict = await runWarm([...args, '--fail-on', 'risky'], { cwd: folder, input: optionalTitle });
    expect([strict.code, strict.stdout]).toEqual([1, stdout]);
  });

  test('finds nothing breaking in the sample', async () => {
    const { code, stdout } = await runWarm(['model', 'check', samplePath, '--config', sampleConfig]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\(0 breaking, 4 risky, \d+ safe\) in \d+ content types$/u);
  });
});

describe('model lock', { timeout: 120_000, concurrent: true }, () => {
  test('keeps the model beside the configuration, and drift fails until it is accepted', async ({
    onTestFinished,
  }) => {
    const longer = exported((model) => {
      const type = typeIn(model, 'kbHowTo');
      type.fields = type.fields.filter(({ id }) => id !== 'wantToLearnMore');
    });
    const folder = await testFolder(onTestFinished, {
      'fieldbook.config.json': '{}',
      'export.json': exported(),
      'later.json': longer,
    });
    const run = (...args: string[]) => runWarm(['model', ...args], { cwd: folder });
    const lock = 'fieldbook-model.lock.json';
    expect(await run('lock')).toEqual({
      code: 0,
      stdout: '',
      stderr: `${lock}: ${typeCount} content types locked`,
    });
    const text = await readFile(join(folder, lock), 'utf8');
    expect(await run('lock')).toMatchObject({ code: 0, stderr: `${lock} is the same as before` });
    expect(await run('check')).toMatchObject({ code: 0, stderr: '' });

    const drifted = await run('check', 'later.json');
    expect(drifted.code).toBe(1);
    expect(drifted.stdout.split('\n')).toEqual([
      'breaking (since the lock)  The field "wantToLearnMore" of kbHowTo is gone since the lock: what it held is not shown any more.',
      '  to do: Bring it back in Contentful, or accept the change with fieldbook model lock.',
      'safe  The field "wantToLearnMore" of kbHowTo is missing: pages do without it.',
      `2 differences (1 breaking, 0 risky, 1 safe) in ${typeCount} content types`,
    ]);
    expect(drifted.stderr).toBe(
      `the model differs from ${lock}; fieldbook model lock accepts the current one`,
    );

    expect((await run('lock', 'later.json')).code).toBe(0);
    expect(await readFile(join(folder, lock), 'utf8')).not.toBe(text);
    expect(await run('check', 'later.json')).toMatchObject({ code: 0, stderr: '' });
    expect((await readdir(folder)).toSorted()).toEqual(
      ['export.json', lock, 'fieldbook.config.json', 'later.json'].toSorted(),
    );
  });

  test('damaged, it ends with a sentence and 2', async ({ onTestFinished }) => {
    const name = 'fieldbook-model.lock.json';
    const folder = await testFolder(onTestFinished, { 'export.json': exported() });
    const damages: readonly [string, string][] = [
      ['{', `error: ${name} is not JSON: at line 1, column 2, the text ends too early.`],
      ['[]', `error: ${name} does not have the form { "version": 1, "contentTypes": [...] }.`],
      ['{"version":2}', `error: ${name} was written by a later version of Fieldbook.`],
      ['{"version":1,"contentTypes":[0]}', `error: ${name} is damaged: Content type number 1 has no id.`],
    ];
    for (const [text, sentence] of damages) {
      await writeFile(join(folder, name), text);
      const { code, stdout, stderr } = await runWarm(['model', 'check'], { cwd: folder });
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(sentence);
    }
  });
});

/** A stand-in with a model, and a folder to ask it from. */
async function standIn(text: string, onTestFinished: TestContext['onTestFinished']) {
  const token = 'CFPAT-very-secret';
  const server = await startStandIn(JSON.parse(text), { tokens: { management: token } });
  onTestFinished(() => server.close());
  const cwd = await testFolder(onTestFinished);
  return { server, cwd, token };
}

describe('with --source contentful', { timeout: 120_000, concurrent: true }, () => {
  test('reads the model of the live space, and locks it', async ({ onTestFinished }) => {
    const { server, cwd } = await standIn(optionalTitle, onTestFinished);
    const run = (...args: string[]) =>
      runWarm(['model', ...args, '--source', 'contentful'], { cwd, env: server.env });
    const { code, stdout } = await run('check');
    expect([code, stdout.split('\n').at(-1)]).toEqual([
      0,
      `1 difference (0 breaking, 1 risky, 0 safe) in ${typeCount} content types`,
    ]);
    expect((await run('lock')).code).toBe(0);
    server.space.deletePart('contentTypes', 'redirectRule');
    const drifted = await run('check');
    expect(drifted.code).toBe(1);
    expect(drifted.stdout).toContain('The content type redirectRule is gone since the lock');
  });

  test('reads as Markdown what editors write so', async ({ onTestFinished }) => {
    const text = exported((model) => {
      Object.assign(fieldIn(model, 'kbTerm', 'definition'), { type: 'Text', validations: [] });
      const editor = model.editorInterfaces.find(({ sys }) => sys.contentType.sys.id === 'kbTerm');
      Object.assign(editor?.controls.find(({ fieldId }) => fieldId === 'definition') ?? {}, {
        widgetId: 'multipleLine',
      });
    });
    const { server, cwd } = await standIn(text, onTestFinished);
    const { stdout } = await runWarm(['model', 'check', '--source', 'contentful'], { cwd, env: server.env });
    expect(stdout).toContain('is Text, not RichText: it is read as plain text.');
  });

  test.for([
    'unauthorized',
    'forbidden',
    'not-found',
    'html',
    'malformed',
    'wrong-shape',
    'empty-page',
  ] as const)(
    'an API that answers %s ends with one sentence and 3, without the token',
    async (kind, { onTestFinished }) => {
      const { server, cwd, token } = await standIn(exported(), onTestFinished);
      server.fault({ kind, on: /content_types/u });
      const run = await runWarm(['model', 'check', '--source', 'contentful'], { cwd, env: server.env });
      expect([run.code, run.stdout]).toEqual([3, '']);
      expect(run.stderr).toMatch(/^error: [^\n]+\.$/u);
      expect(run.stderr).not.toContain(token);
    },
  );

  test('a fault that passes is waited for', async ({ onTestFinished }) => {
    const { server, cwd } = await standIn(exported(), onTestFinished);
    server.fault({ kind: 'server-error', on: /content_types/u, times: 1 });
    server.fault({ kind: 'rate-limit', on: /locales/u, times: 1 });
    const run = await runWarm(['model', 'check', '--source', 'contentful'], { cwd, env: server.env });
    expect([run.code, run.stdout]).toEqual([0, `no differences in ${typeCount} content types`]);
  });
});

describe(
  'what a person can put right ends with a sentence and 2:',
  { timeout: 120_000, concurrent: true },
  () => {
    test.for<[string, string[], string]>([
      ['a mistyped command', ['model', 'chekc'], '(Did you mean check?)'],
      ['a mistyped reporter', ['model', 'check', '-r', 'jsno'], 'did you mean "json"?'],
      ['a mistyped gate', ['model', 'check', '--fail-on', 'braking'], 'did you mean "breaking"?'],
      ['a mistyped source', ['model', 'check', '--source', 'contentfull'], 'did you mean "contentful"?'],
      ['no export', ['model', 'check'], 'no export is named'],
      ['an export that is not there', ['model', 'lock', 'x.json'], 'there is no file '],
      ['an export without a model', ['model', 'check', 'entries.json'], 'the export holds no content model'],
      ['two sources', ['model', 'check', 'a.json', '--source', 'contentful'], 'leave out "a.json"'],
      ['no space', ['model', 'check', '--source', 'contentful'], 'CONTENTFUL_SPACE_ID is not set'],
      [
        'a file in place of a folder',
        ['model', 'print', '--out', 'entries.json/m.json'],
        'the model is not written',
      ],
    ])('%s', async ([_mistake, args, sentence], { onTestFinished }) => {
      const folder = await testFolder(onTestFinished, { 'entries.json': '{"entries":[]}' });
      const { code, stdout, stderr } = await runWarm(args, { cwd: folder });
      expect(stderr).toContain(sentence);
      expect(stderr).not.toMatch(/^\s+at /mu);
      expect([code, stdout]).toEqual([2, '']);
    });
  },
);

test('the help shows examples', { timeout: 60_000 }, async () => {
  for (const command of ['print', 'check', 'lock']) {
    const { code, stdout } = await runWarm(['model', command, '--help']);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`Examples:\\n  \\$ fieldbook model ${command} `, 'u'));
  }
});
