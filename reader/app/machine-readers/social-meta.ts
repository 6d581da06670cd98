import type { HeadTag } from './head-tag.ts';
import { absolute, type PageFacts } from './page-facts.ts';
import type { CardPicture } from './picture-of.ts';

/**
 * The tags of a social card. Properties that both kinds share are written once: X falls back to OpenGraph. Source:
 * ogp.me; X, "Cards markup".
 */
export function socialMeta({ site, head, article }: PageFacts, picture: CardPicture | undefined): HeadTag[] {
  const image = picture && absolute(picture.url, site);
  const said: Readonly<Record<string, string | number | undefined>> = {
    'og:type': article === undefined ? 'website' : 'article',
    'og:title': article?.title ?? head.title,
    'og:description': head.description,
    'og:url': head.canonical,
    'og:site_name': site.name,
    'og:locale': socialLocale(site.locale),
    'article:published_time': article?.about?.publishedOn,
    'article:modified_time': article?.updatedAt,
    ...(image !== undefined && {
      'og:image': image,
      'og:image:alt': picture?.alt,
      'og:image:width': picture?.width,
      'og:image:height': picture?.height,
    }),
    'twitter:card': image === undefined ? 'summary' : 'summary_large_image',
  };
  const others = site.locales?.filter(({ locale }) => locale !== site.locale && head.alternates?.[locale]);
  return [
    ...Object.entries(said).flatMap(([meta, content]) =>
      content === undefined ? [] : [{ meta, content: String(content) }],
    ),
    ...(others ?? []).map(({ locale }) => ({ meta: 'og:locale:alternate', content: socialLocale(locale) })),
  ];
}

const socialLocale = (locale: string): string => locale.replaceAll('-', '_');
