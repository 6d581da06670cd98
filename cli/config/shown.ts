import { escape } from '../reporters/text/escape.ts';

const maxLength = 80;

/** A setting as sentences quote it: short, on one line, without a password. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'string' ? `"${quoted(value)}"` : String(value);
}

const quoted = (text: string): string => {
  const short = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
  return escape(short.replace(/\/\/[^/@\s]*@/u, '//…@'));
};
