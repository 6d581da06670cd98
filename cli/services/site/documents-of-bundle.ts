import type { BundleFile } from '../../../pipeline/emit/bundle-file.ts';
import { documentsOf } from '../../../pipeline/emit/search-documents.ts';
import { currentFormat } from '../../../schemas/bundle/index.ts';
import type {
  SearchDocument,
  SearchIndex,
  SharedValues,
} from '../../../schemas/search/index/search-index.ts';
import { tagsRoute } from '../../../schemas/spec/pages/tags.ts';
import { readBundleFile } from '../../site/pages/routes.ts';

/**
 * The search documents of a bundle: the texts of its articles, and of other systems' documents what its index has of them, which is
 * their abstracts.
 */
export function documentsOfBundle(files: readonly BundleFile[]): SearchDocument[] {
  const { index } = readBundleFile(files, 'search');
  const documents = index.ids
    .map((_, place) => documentAt(index, place))
    .filter(({ url }) => !isTagPage(url));
  const inIndex = new Map(documents.map((each) => [each.id, each]));
  const ofArticles = files.flatMap((file) => {
    if (file.url === undefined) return [];
    const article = currentFormat.article.parse(JSON.parse(file.text));
    const known = inIndex.get(article.id);
    if (known === undefined) return [];
    return documentsOf(article, { source: known.source, area: known.productArea });
  });
  const found = new Set(ofArticles.map(({ id }) => id));
  const others = documents.filter(({ id }) => !found.has(id));
  return [...ofArticles.filter(({ id }) => inIndex.has(id)), ...others];
}

/** They have no words of their own. */
const isTagPage = (url: string): boolean => url.startsWith(`${tagsRoute}/`);

function documentAt(index: SearchIndex, place: number): SearchDocument {
  const [type, productArea] = [valueAt(index.types, place), valueAt(index.productAreas, place)];
  const updatedAt = index.updatedAt[place] ?? '';
  const abstract = index.abstracts[place] ?? '';
  return {
    id: index.ids[place] ?? '',
    title: index.titles[place] ?? '',
    headings: '',
    text: abstract,
    abstract,
    url: index.urls[place] ?? '',
    source: valueAt(index.sources, place) ?? '',
    ...(type !== undefined && { type }),
    ...(productArea !== undefined && { productArea }),
    ...(updatedAt !== '' && { updatedAt }),
  };
}

const valueAt = ({ values, of }: SharedValues, place: number): string | undefined => values[of[place] ?? -1];
