import type { Article, ContentsItem } from '../../schemas/bundle/index.ts';
import type { ContentNode, NodeOf } from '../../schemas/bundle/node.ts';
import { nodesOfType } from '../../schemas/bundle/nodes-of-type.ts';
import { abstractCharacters } from '../../schemas/search/limits.ts';
import type { SearchDocument } from '../../schemas/search/index/search-index.ts';
import type { OtherDocument } from '../config/other-documents.ts';
import { abstractOf, wordsOf } from './words.ts';

interface DocumentOptions {
  /** The source of the knowledge base. */
  readonly source: string;
  /** The article's product area. */
  readonly area: string | undefined;
}

/** The search documents of an article: itself, and the questions of an FAQ. */
export function documentsOf(article: Article, { source, area }: DocumentOptions): SearchDocument[] {
  const shared = sharedBy(article, source, area);
  return [
    documentOf(article, shared),
    ...questionsOf(article.node).flatMap((each) => questionOf(each, article, shared)),
  ];
}

/** All documents of the search: those of articles and those of other systems. If an id repeats, its first document counts. */
export function searchDocuments(
  found: readonly SearchDocument[],
  others: readonly OtherDocument[],
): SearchDocument[] {
  const documents = new Map<string, SearchDocument>();
  for (const each of [...found, ...others.map(otherDocument)]) {
    if (!documents.has(each.id)) documents.set(each.id, each);
  }
  return [...documents.values()];
}

type Shared = Pick<SearchDocument, 'source' | 'productArea' | 'updatedAt'>;

const sharedBy = ({ updatedAt }: Article, source: string, productArea: string | undefined): Shared => ({
  source,
  ...(productArea !== undefined && { productArea }),
  ...(updatedAt !== undefined && { updatedAt }),
});

function documentOf({ id, title, url, type, contents, node, head }: Article, shared: Shared): SearchDocument {
  const texts = textsOf(node);
  const headings = [...summaryOf(head.description, texts.text), ...headingsOf(contents)].join('\n');
  return { id, title, headings, ...texts, url, type, ...shared };
}

/** What editors say of an article counts as a heading does; without a description of theirs it is the beginning of the text. */
const summaryOf = (description: string | undefined, text: string): string[] =>
  description === undefined || text.startsWith(description.replace(/…$/u, '')) ? [] : [description];

function textsOf(node: ContentNode): Pick<SearchDocument, 'text' | 'code' | 'abstract'> {
  const { prose, code } = wordsOf(node);
  return { text: prose, ...(code !== '' && { code }), abstract: abstractOf(prose, abstractCharacters) };
}

const headingsOf = (items: readonly ContentsItem[]): string[] =>
  items.flatMap(({ title, content }) => [title, ...headingsOf(content)]);

const questionsOf = (node: ContentNode): readonly NodeOf<'kbFaqQuestion'>[] =>
  node.type === 'kbFaq'
    ? nodesOfType('cKbFaqCategoryQuestion', node.fields.categorizedQuestions).flatMap(({ fields }) =>
        nodesOfType('kbFaqQuestion', fields.questions),
      )
    : [];

/** A question is found by itself, and leads to its place on the page. */
function questionOf(node: NodeOf<'kbFaqQuestion'>, { url }: Article, shared: Shared): SearchDocument[] {
  if (node.anchor === undefined) return [];
  return [
    {
      id: node.id,
      title: node.fields.question,
      headings: '',
      ...textsOf(node),
      url: `${url}#${encodeURIComponent(node.anchor)}`,
      type: node.type,
      ...shared,
    },
  ];
}

const otherDocument = ({ text, abstract, ...document }: OtherDocument): SearchDocument => ({
  ...document,
  headings: '',
  text: text === undefined ? abstract : `${abstract} ${text}`,
  abstract: abstractOf(abstract, abstractCharacters),
});
