import { en } from './en/index.ts';
import { message } from './message.ts';
import type { MessageKey } from './messages.ts';

/** What readers call a content type. Source: spec.md section 9, 'Content-type labels'. */
export function typeLabel(type: string): string {
  const key = `type.${type}`;
  return message(isKey(key) ? key : 'type.other');
}

const isKey = (key: string): key is MessageKey => Object.hasOwn(en, key);
