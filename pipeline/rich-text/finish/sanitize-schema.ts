import type { Options } from 'rehype-sanitize';
import { embedTag } from '../../../schemas/bundle/rich-text.ts';

/**
 * The elements and attributes that an article's text may contain. hast-util-sanitize fills absent keys from its own defaults, so every
 * key is written out. Source: the elements of Contentful's rich text and of GitHub's Markdown.
 */
export const articleSchema: Required<Options> = {
  tagNames: [
    'a',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'img',
    'input',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
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
  ancestors: {
    li: ['ol', 'ul'],
    tbody: ['table'],
    td: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
  strip: ['script', 'style'],
  clobber: ['id', 'name'],
  clobberPrefix: 'text-',
  allowComments: false,
  allowDoctypes: false,
};
