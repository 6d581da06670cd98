import type { en } from './en/index.ts';

export type MessageKey = keyof typeof en;

/** The texts of a language: one for every key, in ICU message format. */
export type Messages = Readonly<Record<MessageKey, string>>;
