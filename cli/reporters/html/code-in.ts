import { html, type Markup } from './markup.ts';

/** A sentence whose words between backticks are code. */
export const codeIn = (text: string): Markup =>
  html`${text.split('`').map((part, index, { length }) => {
    if (index % 2 === 0) return part;
    return index < length - 1 ? html`<code>${part}</code>` : `\`${part}`;
  })}`;
