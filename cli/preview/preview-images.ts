import type { Build } from '../../pipeline/build.ts';
import type { ShareImage } from '../../schemas/prerenderer.ts';
import type { SiteFile } from '../site/files/site-file.ts';
import { routesOf } from '../site/pages/routes.ts';
import { type Draw, openDraw } from '../site/share-images/draw.ts';
import { sharingOf } from '../site/share-images/sharing.ts';

interface PreviewImages {
  /** The image of the page at a URL. */
  readonly imageOf: (url: string) => ShareImage | undefined;
  /** The images. Each is drawn when somebody asks for it. */
  readonly files: () => readonly SiteFile[];
}

/** What images are made of. The files of articles are read one by one. */
type Shared = Pick<Build, 'files' | 'mediaCopies' | 'graph' | 'theme'>;

/** The share images of a preview. */
export function previewImages(built: Shared, exportFolder: string | undefined): PreviewImages {
  const { plan } = sharingOf(built, { exportFolder });
  if (plan === undefined) return noImages;
  let opened: Promise<Draw> | undefined;
  const draw: Draw = async (words) => (await (opened ??= openDraw(plan.look)))(words);
  const planned = () =>
    routesOf(built.files)
      .flatMap((url) => plan.imageOf(url) ?? [])
      .filter(({ isGiven }) => !isGiven);
  return {
    imageOf: (url) => plan.imageOf(url)?.image,
    files: () => planned().map(({ path, words }) => ({ path, content: () => draw(words) })),
  };
}

/** A preview that is written as files has none. */
export const noImages: PreviewImages = { imageOf: () => undefined, files: () => [] };
