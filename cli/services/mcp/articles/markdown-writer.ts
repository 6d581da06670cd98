import pLimit from 'p-limit';
import type { BundleFile } from '../../../../pipeline/emit/bundle-file.ts';
import { invariant } from '../../../../schemas/base/invariant.ts';
import { once } from '../../../../schemas/base/once.ts';
import { type BundleFiles, currentFormat, type Manifest } from '../../../../schemas/bundle/index.ts';
import type { Prerenderer } from '../../../../schemas/prerenderer.ts';
import { openReaderBuild } from '../../../site/reader-build.ts';
import { loadReaderServer } from '../../../site/render/reader-server.ts';

/** The reader's interface has one language in a process, so articles are written one after the other. */
const inTurn = pLimit(1);

/** Slow, and needed only once somebody reads an article. */
const loadReader = once(async () => loadReaderServer((await openReaderBuild()).serverFile));

/** Writes articles of a bundle as Markdown, in the same words as the copies beside the pages: a site can be built without those. */
export function markdownWriter(
  files: readonly BundleFile[],
  about: BundleFiles['site'],
): (path: string) => Promise<string> {
  const opened = once(() => openPrerenderer(files, about));
  return (path) => inTurn(async () => (await opened()).markdown(path));
}

async function openPrerenderer(
  files: readonly BundleFile[],
  { locale, basePath, knowledgeBase }: BundleFiles['site'],
): Promise<Prerenderer> {
  const { createPrerenderer } = await loadReader();
  const byPath = new Map(files.map((file) => [file.path, file]));
  const manifest: Manifest = {
    format: currentFormat.format,
    source: { id: '' },
    locale,
    knowledgeBase: knowledgeBase.kbId,
    files: files.map(({ name, path, sha256, bytes, url }) => ({
      name,
      path,
      sha256,
      bytes: bytes.length,
      url,
    })),
  };
  return createPrerenderer({
    async read(path) {
      if (path === 'manifest.json') return manifest;
      const file = byPath.get(path);
      invariant(file !== undefined, `the bundle has the file ${path}`);
      return JSON.parse(file.text) as unknown;
    },
    shell: { basePath, scripts: [], styles: [], otherStyles: [] },
  });
}
