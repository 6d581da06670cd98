import { sha256 } from '../../../pipeline/hash.ts';
import type { Build } from '../../../pipeline/build.ts';
import { isCardPicture } from '../../../schemas/bundle/image-types.ts';
import type { BundleFiles } from '../../../schemas/bundle/index.ts';
import type { ContentTypeDefinition } from '../../../schemas/content/content-type.ts';
import { contentTypes } from '../../../schemas/content/index.ts';
import { languageOf } from '../../../schemas/languages.ts';
import type { ShareImage } from '../../../schemas/prerenderer.ts';
import { shareImageSize } from '../../../schemas/spec/content/share-images.ts';
import { pages } from '../../../schemas/urls.ts';
import { type ListedArticle, listedArticle } from '../files/listed-articles.ts';
import { readBundleFile } from '../pages/routes.ts';
import { cardVersion, type ShareWords } from './card.ts';
import { drawableText } from './drawable-text.ts';
import { fontsWith, lettersIn } from './fonts.ts';
import { type ShareLook, usualLook } from './share-look.ts';
import type { ShareDrawing } from './share-work.ts';
import { siteLogo } from './site-logo.ts';

/** The images of a site in one locale. */
export interface SharePlan {
  readonly look: ShareLook;
  /** The image of a page. Undefined if the article has a picture of its own, or if there is nothing to draw. */
  readonly imageOf: (url: string) => (ShareDrawing & { readonly image: ShareImage }) | undefined;
  /** How many articles have the image of the site, because no font has the letters of their titles. */
  readonly withoutLetters: () => number;
}

export function sharePlan(
  { files, mediaCopies, theme }: Pick<Build, 'files' | 'mediaCopies' | 'theme'>,
  exportFolder?: string,
): SharePlan {
  const site = readBundleFile(files, 'site');
  const given = usualLook(site, siteLogo(site, { mediaCopies, theme }, exportFolder), theme?.share);
  const letters = lettersIn(fontsWith(given.font));
  const look = { ...given, siteName: drawableText(given.siteName, letters) ?? '' };
  const digest = digestOf(look);
  const planned = (words: ShareWords | undefined, alt: string) => {
    const url = `/assets/share/${sha256(JSON.stringify([digest, words])).slice(0, 20)}.png`;
    return { path: url.slice(1), words, image: { url, alt, ...shareImageSize } };
  };
  const isNameless = look.siteName === '' && look.logo === undefined;
  const ofSite = givenImage(theme, site.name) ?? (isNameless ? undefined : planned(undefined, site.name));
  const articles = new Map(
    files.flatMap((file) => (file.url === undefined ? [] : [[file.url as string, file] as const])),
  );
  const drawn = ofLetters(letters);
  const isTitleless = (each: ListedArticle) => !hasPicture(each) && drawn(each.title) === undefined;
  return {
    look,
    withoutLetters: () => Array.from(articles.values(), listedArticle).filter(isTitleless).length,
    imageOf(url) {
      const file = url === pages.home ? undefined : articles.get(url);
      if (file === undefined) return ofSite;
      const article = listedArticle(file);
      if (hasPicture(article)) return undefined;
      const title = drawn(article.title);
      return title ? planned({ title, area: drawn(areaOf(article, site)) }, article.title) : ofSite;
    },
  };
}

/** The theme's own image of the site. */
function givenImage(theme: Build['theme'], alt: string) {
  if (theme?.shareImage === undefined) return undefined;
  const { path, ...size } = theme.shareImage;
  return { path, words: undefined, isGiven: true as const, image: { url: `/${path}`, alt, ...size } };
}

const ofLetters =
  (letters: ReadonlySet<number>) =>
  (text: string): string | undefined =>
    drawableText(text, letters);

const hasPicture = ({ about }: ListedArticle): boolean =>
  about?.image !== undefined && isCardPicture(about.image);

/** What an article stands in, else what readers call its type. */
function areaOf({ breadcrumbs, type }: ListedArticle, site: BundleFiles['site']): string {
  const { labels, language, locale } = site;
  const { readerLabel }: ContentTypeDefinition = contentTypes[type as keyof typeof contentTypes]; // the pipeline wrote it
  return (
    breadcrumbs.at(-2)?.title ?? labels[`type.${type}`] ?? readerLabel?.[languageOf(language ?? locale)] ?? ''
  );
}

/** The digest of all that images have in common. */
const digestOf = ({ logo, font, ...look }: ShareLook): string =>
  sha256(
    JSON.stringify([cardVersion, look, logo && [logo.mediaType, sha256(logo.bytes)], font && sha256(font)]),
  );
