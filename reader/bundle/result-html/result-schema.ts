import type { Options } from 'rehype-sanitize';

/**
 * All that a result of the search may hold. hast-util-sanitize fills absent keys from its own defaults, so every key is
 * written out. Source: docs/requirements.md, SR-7.
 */
export const resultSchema = {
  tagNames: ['a', 'b', 'br', 'div', 'em', 'font', 'i', 'li', 'mark', 'ol', 'p', 'q', 's', 'u', 'ul'],
  attributes: {
    '*': ['lang', ['dir', 'ltr', 'rtl', 'auto']],
    a: ['href'],
    // nothing of its own: a colour that a service chose cannot be read in the dark, nor a size on a phone
    font: [],
    li: ['value'],
    ol: ['start'],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  required: {},
  ancestors: { li: ['ol', 'ul'] },
  // their content is for machines; any other element keeps its words
  strip: ['script', 'style', 'template', 'iframe', 'noembed', 'noframes', 'noscript'],
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
} satisfies Required<Options>;
