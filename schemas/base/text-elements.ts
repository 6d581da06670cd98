/** The HTML elements that Markdown makes and every formatted text may contain. Source: CommonMark; GitHub's Markdown, tables. */
export const textElements: readonly string[] = [
  'a',
  'blockquote',
  'br',
  'code',
  'del',
  'em',
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
];

/** The elements of which one must be around an element. */
export const requiredAncestors: Readonly<Record<'li' | 'tbody' | 'td' | 'th' | 'thead' | 'tr', string[]>> = {
  li: ['ol', 'ul'],
  tbody: ['table'],
  td: ['table'],
  th: ['table'],
  thead: ['table'],
  tr: ['table'],
};
