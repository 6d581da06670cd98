import { isRecord } from '../../../schemas/base/is-record.ts';
import { linkedId } from '../../model/sources/value-kind.ts';
import type { DecodeContext } from '../decode-context.ts';
import type { RawItem } from '../export/raw-export.ts';
import { isDate } from '../texts/read-date.ts';

/** What an entry has beside its fields, by its path: `sys.publishedAt`, `metadata.tags`. Undefined for any other path. */
export function systemValue(
  { sys, ...item }: RawItem,
  path: string,
  { labels }: Pick<DecodeContext, 'labels'>,
): unknown {
  if (path === 'metadata.tags') return namesOf(item['metadata'], 'tags', labels.tag);
  if (path === 'metadata.concepts') return namesOf(item['metadata'], 'concepts', labels.concept);
  const [, name] = /^sys\.(createdAt|updatedAt|publishedAt|firstPublishedAt)$/u.exec(path) ?? [];
  const date: unknown = name === undefined ? undefined : sys[name];
  return typeof date === 'string' && isDate(date) ? date : undefined;
}

function namesOf(
  metadata: unknown,
  part: 'tags' | 'concepts',
  nameOf: (id: string) => string | undefined,
): string[] | undefined {
  const links = isRecord(metadata) ? metadata[part] : undefined;
  if (!Array.isArray(links)) return undefined;
  const names = links.flatMap((link: unknown) => {
    const id = linkedId(link);
    return id === undefined ? [] : (nameOf(id) ?? []);
  });
  return names.length === 0 ? undefined : names;
}
