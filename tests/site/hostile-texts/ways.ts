import type { ElementContent } from 'hast';
import type { Options } from 'rehype-sanitize';
import { articleSchema } from '../../../pipeline/rich-text/finish/sanitize-schema.ts';
import { readTree } from '../../../pipeline/rich-text/read-tree.ts';
import { sanitised } from '../../../pipeline/rich-text/finish/sanitised.ts';
import { textFinisher } from '../../../pipeline/rich-text/finish/finish-text.ts';
import type { TextSource } from '../../../pipeline/entry.ts';
import { answerSchema } from '../../../reader/bundle/answer/answer-schema.ts';
import { parseAnswer } from '../../../reader/bundle/answer/parse-answer.ts';
import { isParsable as isParsableAnswer } from '../../../reader/bundle/answer/plain-answer.ts';
import { parseResult } from '../../../reader/bundle/result-html/parse-result.ts';
import { isParsable, unescaped } from '../../../reader/bundle/result-html/plain-text.ts';
import { resultSchema } from '../../../reader/bundle/result-html/result-schema.ts';
import { fromFragment, fromMarkdown } from '../../reader/markdown/parsed.ts';

/** A way from a text that is not to be trusted to elements of a page. */
export interface Way {
  readonly name: string;
  readonly list: Required<Options>;
  /** What may be shown. */
  readonly shown: (input: string) => readonly ElementContent[];
  /** The same without its sanitiser. */
  readonly unsanitised: (input: string) => readonly ElementContent[];
}

export const ways: readonly Way[] = [
  {
    name: 'an article of a build',
    list: articleSchema,
    shown: (input) => sources(input).flatMap((source) => textFinisher(anyTarget)(source)),
    unsanitised: (input) =>
      sources(input).flatMap((source) => readTree(source, false).tree.children as ElementContent[]),
  },
  {
    name: 'a result of the search',
    list: resultSchema,
    shown(input) {
      const html = unescaped(input);
      if (!isParsable(html)) return [];
      return [...parseResult(html, { inline: true }), ...parseResult(html, { inline: false })];
    },
    unsanitised: (input) => fromFragment(unescaped(input)).children as ElementContent[],
  },
  {
    name: 'an answer of the chat',
    list: answerSchema,
    shown: (input) => (isParsableAnswer(input) ? (parseAnswer(input) ?? []) : []),
    unsanitised: (input) => [
      ...(fromMarkdown(input).children as ElementContent[]),
      ...(fromFragment(input).children as ElementContent[]),
    ],
  },
];

/** What no field of a space can bring about: HTML, as far as it would come, before the sanitiser of articles. */
export const htmlAsArticle: Way = {
  name: 'HTML in place of an article',
  list: articleSchema,
  shown: (input) => sanitised(fromFragment(input)),
  unsanitised: (input) => fromFragment(input).children as ElementContent[],
};

/** Links are taken as they are: the sanitiser is the last to look, and has to do without those before it. */
const anyTarget = { entry: (id: string) => id, asset: (id: string) => id, url: (url: string) => url };

/** A field in Markdown, and a rich text whose words, links and ids are all the input. */
const sources = (input: string): readonly TextSource[] => [
  { format: 'markdown', text: input },
  { format: 'document', document: documentOf(input) },
];

const node = (nodeType: string, data: object, ...content: unknown[]) => ({ nodeType, data, content });
const target = (id: string) => ({ target: { sys: { type: 'Link', linkType: 'Entry', id } } });

function documentOf(input: string) {
  const words = (...marks: string[]) => ({
    nodeType: 'text',
    value: input,
    marks: marks.map((type) => ({ type })),
    data: {},
  });
  return {
    content: [
      node('paragraph', {}, words(), words('code'), node('hyperlink', { uri: input }, words('bold'))),
      node('heading-2', {}, words()),
      node('paragraph', {}, node('entry-hyperlink', target(input), words())),
      node('embedded-entry-block', target(input)),
      node(
        'table',
        {},
        node('table-row', {}, node('table-cell', { colspan: input }, node('paragraph', {}, words()))),
      ),
    ],
  };
}
