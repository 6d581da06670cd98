import type { en } from './en/index.ts';

export type MessageKey = keyof typeof en;

/** What a language holds: a text for every key, in ICU message format. */
export type Messages = Readonly<Record<MessageKey, string>>;
