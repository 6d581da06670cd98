/** A node of Contentful's rich text, as an export writes it. */
export interface Block {
  readonly nodeType: string;
  readonly content?: readonly Block[];
  readonly value?: string;
  readonly marks?: readonly { readonly type: string }[];
  readonly data?: { readonly uri?: string };
}

/** The blocks that generated spaces have, as Markdown. */
export function toMarkdown({ nodeType, content = [] }: Block): string {
  switch (nodeType) {
    case 'paragraph':
      return content.map(inline).join('').replaceAll('\n', ' ');
    case 'unordered-list':
      return content.map((item) => listItem('- ', item)).join('\n');
    case 'ordered-list':
      return content.map((item, index) => listItem(`${index + 1}. `, item)).join('\n');
    case 'blockquote':
      return content.map((block) => `> ${toMarkdown(block)}`).join('\n>\n');
    case 'table':
      return table(content);
    case 'hr':
      return '---';
    default:
      return content.map(toMarkdown).join('\n\n');
  }
}

const listItem = (mark: string, { content = [] }: Block): string =>
  content
    .map(toMarkdown)
    .join('\n\n')
    .split('\n')
    .map((line, index) => (index === 0 ? `${mark}${line}` : line && `${' '.repeat(mark.length)}${line}`))
    .join('\n');

/** The first row is the head, as Markdown wants one. */
function table(rows: readonly Block[]): string {
  const lines = rows.map(({ content = [] }) => `| ${content.map(cell).join(' | ')} |`);
  const rule = `|${' --- |'.repeat(rows[0]?.content?.length ?? 0)}`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

const cell = ({ content = [] }: Block): string => content.map(toMarkdown).join(' ').replaceAll('\n', ' ');

function inline({ nodeType, value = '', marks = [], content = [], data }: Block): string {
  if (nodeType === 'hyperlink') return `[${content.map(inline).join('')}](${data?.uri ?? ''})`;
  const escaped = value.replaceAll(/[\\`*_{}[\]<>#|~$]/gu, '\\$&');
  if (value.trim() === '') return value;
  if (marks.some(({ type }) => type === 'code')) return `\`${value.replaceAll('`', '')}\``;
  const mark = `${marks.some(({ type }) => type === 'bold') ? '**' : ''}${marks.some(({ type }) => type === 'italic') ? '*' : ''}`;
  return mark === ''
    ? escaped
    : escaped.replace(/\S(?:.*\S)?/su, (text) => `${mark}${text}${Array.from(mark).toReversed().join('')}`);
}
