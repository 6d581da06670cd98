import type { Options } from 'rehype-sanitize';
import { embedTag } from '../../../schemas/bundle/rich-text.ts';
import { requiredAncestors, textElements } from '../../../schemas/base/text-elements.ts';

/**
 * The elements and attributes that an article's text may contain. hast-util-sanitize fills absent keys from its own defaults, so every
 * key is written out. Source: the elements of Contentful's rich text and of GitHub's Markdown.
 */
export const articleSchema: Required<Options> = {
  tagNames: [
    ...textElements,
    'details',
    'figcaption',
    'figure',
    'h1',
    'h2',
    'img',
    'input',
    'kbd',
    's',
    'span',
    'sub',
    'summary',
    'sup',
    'u',
    embedTag, // stands where an entry is embedded; replaced by its view, never sent to a page
  ],
  attributes: {
    a: ['href', ['rel', 'noopener', 'noreferrer'], ['target', '_blank']],
    code: [['className', /^language-[\w-]+$/u, 'hljs']],
    img: ['src', 'alt', 'width', 'height', ['loading', 'lazy'], ['decoding', 'async']],
    input: [['disabled', true], ['type', 'checkbox'], 'checked'], // GitHub's task lists
    li: [['className', 'task-list-item']],
    ol: ['start'],
    span: [['className', /^hljs-[\w-]+$/u, 'function_', 'class_', 'inherited__']], // colours of code
    td: ['colSpan', 'rowSpan', ['align', 'left', 'center', 'right']],
    th: ['colSpan', 'rowSpan', ['scope', 'col', 'row'], ['align', 'left', 'center', 'right']],
    ul: [['className', 'contains-task-list']],
    [embedTag]: ['dataEntry', 'dataAsset', 'dataInline', 'dataVideo', 'dataFrame', 'dataTitle'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel', 'sms'], src: ['https'] },
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: { ...requiredAncestors, figcaption: ['figure'], summary: ['details'] },
  strip: ['script', 'style'],
  clobber: ['id', 'name'],
  clobberPrefix: 'text-',
  allowComments: false,
  allowDoctypes: false,
};
