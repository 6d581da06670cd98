import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportJson } from '../exports.ts';
import { testFolder } from '../folder.ts';
import { runCli } from '../run-cli.ts';
import { space, words } from '../../pipeline/model/propose/space.ts';
import { runWarm } from '../warm/run-warm.ts';

/** The entries of a type for posts. */
const posts = (...titles: readonly string[]) => ({
  fields: { title: 'Symbol', slug: 'Symbol', body: 'RichText' },
  slug: 'slug',
  entries: titles.map((title) => ({ title, slug: title.toLowerCase(), body: { rich: words(20) } })),
});

const blog = JSON.stringify(space({ post: posts('One', 'Two'), seo: { fields: { name: 'Symbol' } } }));

/** A type whose description is in another entry, and with a slug that is no address. */
const odd = JSON.stringify(
  space({
    post: {
      fields: { title: 'Symbol', slug: 'Symbol', body: 'RichText', seo: '→ seo' },
      slug: 'slug',
      entries: ['..', 'one', 'two'].map((slug) => ({
        title: `Post ${slug}`,
        slug,
        body: { rich: words(20) },
        seo: { to: 'seo-1' },
      })),
    },
    seo: { fields: { name: 'Symbol', description: 'Symbol' }, entries: [{ name: 'a', description: 'b c' }] },
  }),
);

describe('init', { timeout: 60_000, concurrent: true }, () => {
  test('writes a configuration that the other commands take, and asks nobody without a terminal', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, { 'export.json': exportJson() });
    expect(await runCli(['init'], { cwd: folder })).toEqual({
      code: 0,
      stdout: 'fieldbook.config.ts is written; every setting in it is explained.\nnext: fieldbook validate',
      stderr: '',
    });
    expect((await runWarm(['validate'], { cwd: folder })).code).toBe(0);
  });

  test('takes the redirect table that is there', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'redirects.csv': 'fromPath,toPath\n' });
    const { stdout } = await runWarm(['init', '--yes'], { cwd: folder });
    expect(stdout).toContain('next: fieldbook doctor, then fieldbook export');
    expect(await readFile(join(folder, 'fieldbook.config.ts'), 'utf8')).toContain(
      "\n  redirects: 'redirects.csv',\n",
    );
  });

  test('reads the space, and the configuration that it writes builds its pages [MP-1, MP-2]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, { 'blog.json': blog });
    expect(await runWarm(['init', 'blog.json'], { cwd: folder })).toEqual({
      code: 0,
      stdout: [
        'fieldbook.config.ts is written; every setting in it is explained.',
        '2 content types: 1 read, 1 not shown, 0 open.',
        'next: fieldbook build blog.json --out site',
      ].join('\n'),
      stderr: '',
    });
    const written = await readFile(join(folder, 'fieldbook.config.ts'), 'utf8');
    expect(written).toContain("      title: 'title', // names an entry\n");
    expect(written).toContain("\n  locale: 'en',\n");
    const { code, stdout } = await runWarm(['validate', 'blog.json', '-r', 'json'], { cwd: folder });
    const { diagnostics } = JSON.parse(stdout) as {
      readonly diagnostics: readonly { readonly severity: string }[];
    };
    expect([code, diagnostics.filter(({ severity }) => severity === 'error')]).toEqual([0, []]);
  });

  test('writes mappings by condition and paths that the other commands take [MP-1]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, { 'odd.json': odd });
    expect((await runWarm(['init', 'odd.json'], { cwd: folder })).code).toBe(0);
    const written = await readFile(join(folder, 'fieldbook.config.ts'), 'utf8');
    expect(written).toContain("when: { field: 'slug', in: ['..'] },");
    expect(written).toContain("metaDescription: 'seo.description',");
    const { code, stderr } = await runWarm(['validate', 'odd.json'], { cwd: folder });
    expect([code, stderr.includes('error:')]).toEqual([0, false]);
  });

  test('shows with --print what each type would be, and writes nothing [MP-1]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, { 'blog.json': blog });
    const { code, stdout } = await runWarm(['init', 'blog.json', '--print'], { cwd: folder });
    expect(code).toBe(0);
    expect(stdout).toBe(
      [
        'content type  entries  role      as       because',
        'post          2        page      article  a title; a slug; a long text; its name is one of pages; nothing shows it',
        'seo           0        settings  false    its name is one of settings, menus and data for machines',
        '',
        'post as article',
        "  title  'title'  names an entry",
        "  body   'body'   a text for readers",
        "  url    'slug'   the address",
      ].join('\n'),
    );
    expect(await readdir(folder)).toEqual(['blog.json']);
  });

  test('adds only the types that are new, and leaves what was written [MP-1]', async ({ onTestFinished }) => {
    const grown = space({
      post: posts('One', 'Two'),
      seo: { fields: { name: 'Symbol' } },
      news: posts('Three'),
    });
    const folder = await testFolder(onTestFinished, {
      'blog.json': blog,
      'grown.json': JSON.stringify(grown),
    });
    await runWarm(['init', 'blog.json'], { cwd: folder });
    const file = join(folder, 'fieldbook.config.ts');
    const before = (await readFile(file, 'utf8')).replace("title: 'title'", "title: 'slug'");
    await writeFile(file, before);
    const { stdout } = await runWarm(['init', 'grown.json'], { cwd: folder });
    expect(stdout).toBe('fieldbook.config.ts has 1 new content type now: news');
    const after = await readFile(file, 'utf8');
    const added = /\n {4}\/\/ news, 1 entry[^]*?\n {4}\},(?=\n)/u.exec(after)?.[0] ?? 'nothing';
    expect(after.replace(added, '')).toBe(before);
    const again = await runWarm(['init', 'grown.json'], { cwd: folder });
    expect(again.stdout).toContain('nothing is written');
    expect(await readFile(file, 'utf8')).toBe(after);
  });

  test('prints the lines for a configuration that it cannot write into [MP-1]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, {
      'blog.json': blog,
      'fieldbook.config.json': '{ "contentTypes": { "seo": false } }',
    });
    const { code, stdout } = await runWarm(['init', 'blog.json'], { cwd: folder });
    expect(code).toBe(0);
    expect(stdout).toContain('fieldbook.config.json is as it was; add these lines to its "contentTypes":');
    expect(stdout).toContain("\npost: {\n  as: 'article',\n");
    expect(stdout).not.toContain('seo: false');
    expect(await readFile(join(folder, 'fieldbook.config.json'), 'utf8')).toBe(
      '{ "contentTypes": { "seo": false } }',
    );
  });

  test('leaves a configuration in which its line stands elsewhere as it is, and nothing beside it [MP-1]', async ({
    onTestFinished,
  }) => {
    // the lines would be settings of their own
    const text = 'export default {\n// fieldbook init adds new content types above this line.\n};\n';
    const folder = await testFolder(onTestFinished, { 'blog.json': blog, 'fieldbook.config.ts': text });
    const { stdout } = await runWarm(['init', 'blog.json'], { cwd: folder });
    expect(stdout).toContain('fieldbook.config.ts is as it was; add these lines');
    expect(await readFile(join(folder, 'fieldbook.config.ts'), 'utf8')).toBe(text);
    expect((await readdir(folder)).toSorted()).toEqual(['blog.json', 'fieldbook.config.ts']);
  });

  test('says what is missing where there is nothing to read', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, {
      'x.json': '{ "entries": [{ "sys": { "id": "a", "contentType": { "sys": { "id": "post" } } } }] }',
    });
    const tried = [
      ['init', '--print'],
      ['init', 'x.json'],
      ['init', 'y.json'],
      ['init', 'x.json', '--source', 'contentful'],
    ];
    const found = [];
    for (const args of tried) {
      const { code, stderr } = await runWarm(args, { cwd: folder });
      found.push([code, stderr.replace(/(?<=no file ).*(?=y\.json)/u, '')]);
    }
    expect(found).toEqual([
      [2, 'error: there is no export to read; name one, or add --source contentful.'],
      [
        2,
        'error: the export holds no content model (its "contentTypes" is empty or missing); export the space without --skip-content-model.',
      ],
      [2, 'error: there is no file y.json; name the export to read.'],
      [2, 'error: x.json is not read with --source contentful; leave one of them out.'],
    ]);
    expect(await readdir(folder)).toEqual(['x.json']);
  });

  test('leaves a configuration that is there as it is', async ({ onTestFinished }) => {
    const folder = await testFolder(onTestFinished, { 'fieldbook.config.json': '{}' });
    const { code, stdout, stderr } = await runCli(['init'], { cwd: folder });
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      'error: fieldbook.config.json is here already; nothing is written.',
    ]);
    expect(await readdir(folder)).toEqual(['fieldbook.config.json']);
  });
});
