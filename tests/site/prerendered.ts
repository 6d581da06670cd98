import { type Build, build, type BuildInput } from '../../pipeline/build.ts';
import { createPrerenderer } from '../../reader/app/prerender.tsx';
import type { ShareImage } from '../../schemas/prerenderer.ts';
import { sampleBuild } from '../pipeline/sample.ts';

/** The pages of a space, each rendered once, with the addresses of its articles. */
export const prerendered = (input: BuildInput) => pagesOf(build(input), input.config.basePath);

function pagesOf({ files, graph }: Build, basePath = '/') {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const read = async (path: string): Promise<unknown> => JSON.parse(texts.get(path) ?? 'null');
  const shell = { basePath, scripts: [], styles: [], otherStyles: [] };
  const { page, markdown } = createPrerenderer({ read, shell });
  const pages = new Map<string, ReturnType<typeof page>>();
  return {
    files,
    graph,
    urls: files.flatMap(({ url }) => url ?? []),
    page: (url: string) => {
      const known = pages.get(url) ?? page(url, { hasMarkdown: true });
      pages.set(url, known);
      return known;
    },
    markdown,
    /** Renders a page as if it were the first, with or without an image for where it is shared. */
    alone: (url: string, shareImage?: ShareImage) =>
      createPrerenderer({ read, shell }).page(url, { hasMarkdown: true, shareImage }),
  };
}

export type Prerendered = ReturnType<typeof prerendered>;

let sample: Prerendered | undefined;

/** The pages of the sample, rendered once for all test files that share their modules. */
export const prerenderedSample = (): Prerendered => (sample ??= pagesOf(sampleBuild()));
