import { articleSchema } from '../../../pipeline/rich-text/finish/sanitize-schema.ts';
import { answerSchema } from '../../../reader/bundle/answer/answer-schema.ts';
import { resultSchema } from '../../../reader/bundle/result-html/result-schema.ts';
import type { AllowList } from './faults-on-page.ts';

/** A result of the search, and what a link of ours adds. */
export const resultList: AllowList = {
  tags: resultSchema.tagNames,
  attributes: ['lang', 'dir', 'href', 'value', 'start', 'target', 'rel'],
  protocols: ['http:', 'https:', 'mailto:'],
};

/** An answer, what stands around it, and beside its links. */
export const answerList: AllowList = {
  tags: [...answerSchema.tagNames, 'div', 'span', 'h2'],
  attributes: [
    'href',
    'start',
    'class',
    'id',
    'target',
    'rel',
    'role',
    'tabindex',
    'aria-label',
    'aria-labelledby',
  ],
  protocols: ['http:', 'https:'],
};

/** An article's text, and what views make of pictures, headings, code and tables. */
export const articleList: AllowList = {
  tags: [...(articleSchema.tagNames ?? []), 'div', 'figure', 'figcaption', 'button', 'section'],
  attributes: [
    'href',
    'rel',
    'target',
    'class',
    'src',
    'alt',
    'width',
    'height',
    'loading',
    'decoding',
    'srcset',
    'sizes',
    'type',
    'disabled',
    'checked',
    'start',
    'colspan',
    'rowspan',
    'scope',
    'align',
    'id',
    'role',
    'tabindex',
    'aria-label',
    'aria-labelledby',
    'aria-hidden',
    'data-action',
    'data-kind',
    'data-title',
    'fetchpriority',
  ],
  protocols: ['http:', 'https:', 'mailto:', 'tel:', 'sms:'],
};
