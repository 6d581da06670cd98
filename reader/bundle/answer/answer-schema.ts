import type { Options } from 'rehype-sanitize';
import { requiredAncestors, textElements } from '../../../schemas/base/text-elements.ts';

/**
 * The elements and attributes that an answer may contain. hast-util-sanitize fills absent keys from its defaults, so
 * every key is written out. Pictures are forbidden, because loading one would reveal the reader to another host.
 * Inputs are forbidden: task lists are plain lists.
 */
export const answerSchema = {
  // no h1 and h2: an answer stands below the heading of a page and of its own
  tagNames: [...textElements],
  attributes: {
    // resolved before it is a link
    a: ['href'],
    // a list that goes on after a table or a picture keeps its numbers
    ol: ['start'],
  },
  protocols: { href: ['http', 'https'] },
  required: {},
  ancestors: requiredAncestors,
  // raw HTML is text by now: there is nothing to strip
  strip: [],
  clobber: [],
  clobberPrefix: '',
  allowComments: false,
  allowDoctypes: false,
} satisfies Required<Options>;
