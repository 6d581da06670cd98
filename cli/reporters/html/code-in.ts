import { html, type Markup } from './markup.ts';

/** A sentence whose words between backticks are code. */
export const codeIn = (text: string): Markup =>
  html`${text.split(/`([^`]+)`/u).map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;
