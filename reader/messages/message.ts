import { en, type MessageKey, type Messages } from './en.ts';

const messages: Messages = en;

/** The interface text of a key, with `{name}` replaced by the value of that name; a missing key shows itself [OP-6]. */
export function message(key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string {
  const text: string | undefined = messages[key];
  if (text === undefined) return key;
  return text.replace(/\{(\w+)\}/gu, (placeholder, name: string) => String(values[name] ?? placeholder));
}
