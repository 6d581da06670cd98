import { readFileSync } from 'node:fs';
import { articleTypes, type ArticleTypeId } from '../../schemas/content/article-types.ts';
import { urlOf } from '../../schemas/urls.ts';

interface RawEntry {
  readonly sys: { readonly id: string; readonly contentType: { readonly sys: { readonly id: string } } };
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
}

const { entries } = JSON.parse(
  readFileSync(new URL('../../data/sample/export.json', import.meta.url), 'utf8'),
) as { entries: readonly RawEntry[] };

type ArticlesOfType = Record<
  ArticleTypeId,
  { readonly type: ArticleTypeId; readonly url: string; readonly title: string }
>;

/** The sample's richest article of each type: the one whose own fields hold the most. */
export const articleOfType: ArticlesOfType = Object.fromEntries(
  articleTypes.map((type) => {
    const ofType = entries.filter(({ sys, fields }) => sys.contentType.sys.id === type && isInMain(fields));
    const [richest] = ofType.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    if (richest === undefined) throw new Error(`the sample has no ${type}`);
    return [
      type,
      { type, url: urlOf(type, slugOf(richest)), title: String(richest.fields['title']?.['en-US']) },
    ];
  }),
) as unknown as ArticlesOfType; // a pair for each type of the list

function isInMain({ deliveryChannels }: RawEntry['fields']): boolean {
  const channels = deliveryChannels?.['en-US'] as readonly string[] | undefined;
  return channels === undefined || channels.includes('main');
}

function sizeOf({ fields }: RawEntry): number {
  return JSON.stringify(fields).length;
}

function slugOf({ sys, fields }: RawEntry): string {
  return (fields['url']?.['en-US'] as string | undefined) ?? sys.id;
}
