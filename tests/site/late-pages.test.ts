import { expect, test } from 'vitest';
import { latePages } from '../../cli/preview/late-pages.ts';
import { bundleReader } from '../../cli/site/bundle-reader.ts';
import { markdownCopies } from '../../cli/site/machine-readers/markdown-copies.ts';
import { routesOf } from '../../cli/site/pages/routes.ts';
import { shellOf } from '../../cli/site/pages/shell-of.ts';
import { openBuild } from '../../pipeline/build.ts';
import { createPrerenderer } from '../../reader/app/prerender.tsx';
import { readerOf } from '../cli/preview/built-site.ts';
import { sampleBuild, sampleInput } from '../pipeline/sample.ts';

test('a page that is made when it is asked for has the bytes of the built one, on every page of the sample [PL-5]', async () => {
  const reader = { ...readerOf({}), createPrerenderer };
  const { files } = sampleBuild();
  const built = createPrerenderer({ read: bundleReader(files), shell: shellOf(files, reader) });
  const copies = markdownCopies(files);
  const late = latePages(openBuild(sampleInput()), reader);
  const urls = routesOf(files);
  expect(late.routes).toEqual(new Set(urls));
  for (const url of [...urls.toReversed(), '/nowhere']) {
    const page = await late.prerenderer.page(url, { hasMarkdown: late.hasMarkdown(url) });
    expect(page, url).toEqual(await built.page(url, { hasMarkdown: copies.has(url) }));
  }
}, 60_000);
