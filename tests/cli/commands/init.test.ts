import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, type TestContext } from 'vitest';
import type { StandIn } from '../../../cli/stand-in/stand-in.ts';
import { startStandIn } from '../../../cli/stand-in/start.ts';
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

/** Types that are more than articles, and their parts. */
const kinds = JSON.stringify(
  space({
    release: {
      fields: { version: 'Symbol', date: 'Date', notes: 'RichText' },
      entries: [{ version: '2.4.0', date: '2026-03-01', notes: { rich: words(30) } }],
    },
    tutorial: {
      fields: { title: 'Symbol', steps: '→* step' },
      entries: [{ title: 'Build', steps: [{ to: 'step-1' }] }],
    },
    step: {
      fields: { heading: 'Symbol', text: 'Text' },
      entries: [{ heading: 'First', text: words(20) }],
    },
    glossary: {
      fields: { title: 'Symbol', slug: 'Symbol', terms: '→* term' },
      slug: 'slug',
      entries: [{ title: 'Words', slug: 'words', terms: [{ to: 'term-1' }] }],
    },
    term: { fields: { name: 'Symbol', text: 'Text' }, entries: [{ name: 'SLA', text: 'An agreement' }] },
    alert: {
      fields: { message: 'Symbol', active: 'Boolean', link: 'Symbol' },
      entries: [
        { message: 'Maintenance on Sunday', active: true, link: 'https://status.example.com/x' },
        { message: 'Over', active: false },
      ],
    },
  }),
);

/** Two types with the same address, and one whose address only its editor knows. Neither types nor entries are in the order of their ids. */
const twoOfPages = space({
  post: posts('Two', 'One'),
  news: posts('One', 'Three'),
  glosse: {
    fields: { title: 'Symbol', kennung: 'Symbol', text: 'RichText' },
    slug: 'kennung',
    entries: [{ title: 'Four', kennung: 'four', text: { rich: words(20) } }],
  },
});

async function standInOf(onTestFinished: TestContext['onTestFinished']): Promise<StandIn> {
  const standIn = await startStandIn(twoOfPages);
  onTestFinished(() => standIn.close());
  return standIn;
}

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

  test('reads release notes, guides, terms and news as such, and the other commands take it [MP-1, MP-2]', async ({
    onTestFinished,
  }) => {
    const folder = await testFolder(onTestFinished, { 'kinds.json': kinds });
    expect((await runWarm(['init', 'kinds.json'], { cwd: folder })).stdout).toContain(
      '6 content types: 6 read, 0 not shown, 0 open.',
    );
    const { code, stdout } = await runWarm(['validate', 'kinds.json', '-r', 'json'], { cwd: folder });
    const { diagnostics } = JSON.parse(stdout) as {
      readonly diagnostics: readonly { readonly rule: string }[];
    };
    // the alert that is over
    expect([code, diagnostics.map(({ rule }) => rule)]).toEqual([0, ['mapping/unmatched-entry']]);
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
        'post          2        page      article  a title; a slug; a long text; its name has a word for pages; no entry has it inside',
        'seo           0        settings  false    its name has a word for settings, menus or data for machines',
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

  test('proposes for a live space what it proposes for its export, whatever order each has [MP-1]', async ({
    onTestFinished,
  }) => {
    const { env } = await standInOf(onTestFinished);
    const folders = [
      await testFolder(onTestFinished, { 'export.json': JSON.stringify(twoOfPages) }),
      await testFolder(onTestFinished),
    ];
    const [ofExport, ofSpace] = folders.map((folder) => join(folder, 'fieldbook.config.ts'));
    const file = await runWarm(['init'], { cwd: folders[0] });
    const live = await runWarm(['init', '--source', 'contentful'], { cwd: folders[1], env });
    expect([file.code, live.code, live.stderr]).toEqual([0, 0, '']);
    const written = await readFile(ofSpace ?? '', 'utf8');
    expect(written).toBe(await readFile(ofExport ?? '', 'utf8'));
    expect(written).toContain("url: 'kennung', // the address");
    expect(written).toContain('url: { text: \'post-{slug}\' }, // the address; another type has "one" too');
  });

  test('says that it goes by names where the editors of a live space are not to be read [MP-1]', async ({
    onTestFinished,
  }) => {
    const { env } = await standInOf(onTestFinished);
    const folder = await testFolder(onTestFinished);
    const { code, stdout, stderr } = await runWarm(['init', '--source', 'contentful', '--print'], {
      cwd: folder,
      env: { ...env, CONTENTFUL_MANAGEMENT_TOKEN: '' },
    });
    expect([code, stderr]).toEqual([0, expect.stringContaining('CONTENTFUL_MANAGEMENT_TOKEN is not set')]);
    expect(stdout).toContain('post as article');
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
