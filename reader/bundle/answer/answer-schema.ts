import type { Options } from 'rehype-sanitize';

/**
 * The elements and attributes that an answer may contain. hast-util-sanitize fills absent keys from its defaults, so
 * every key is written out. Pictures are forbidden, because loading one would reveal the reader to another host.
 * Inputs are forbidden: task lists are plain lists.
 */
export const answerSchema = {
  tagNames: [
    'a',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    // an answer stands below the heading of a page and of its own
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'li',
    'ol',
    'p',
    'pre',
    'strong',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'ul',
  ],
  attributes: {
    // resolved before it is a link
    a: ['href'],
    // a list that goes on after a table or a picture keeps its numbers
    ol: ['start'],
  },
  protocols: { href: ['http', 'https'] },
  required: {},
  ancestors: {
    li: ['ol', 'ul'],
    tbody: ['table'],
    td: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
  },
  // raw HTML is text by now: there is nothing to strip
  strip: [],
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
} satisfies Required<Options>;
