import { en } from './en/index.ts';
import { message } from './message.ts';
import type { MessageKey } from './messages.ts';

/** A content type's name for readers. Source: docs/requirements.md, "Labels". */
export const typeLabel = (type: string | undefined): string => known(type) ?? message('type.other');

/**
 * A facet value's name for readers: its name in the specification's table, or the service's text for it, or the value
 * itself. Source: docs/requirements.md, SR-5, SR-13.
 */
export const valueLabel = (value: string, text = ''): string =>
  known(value) ?? known(text) ?? spacedSlashes(text.trim() === '' ? value : text);

/** `Parent / Child`, however the spaces stand. Source: docs/requirements.md, SR-13. */
const spacedSlashes = (text: string): string => text.trim().replace(/\s*\/\s*/gu, ' / ');

function known(value: string | undefined): string | undefined {
  const key = `type.${value}`;
  return value !== 'other' && isKey(key) ? message(key) : undefined;
}

const isKey = (key: string): key is MessageKey => Object.hasOwn(en, key);
