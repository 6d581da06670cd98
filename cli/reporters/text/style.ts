import { styleText } from 'node:util';
import type { Severity } from '../../../schemas/report/diagnostic.ts';

export type Format = Parameters<typeof styleText>[0];

/** Colours a text, or returns it unchanged. */
export type Style = (format: Format, text: string) => string;

export const plain: Style = (_format, text) => text;

export const coloured: Style = (format, text) => styleText(format, text, { validateStream: false });

export const severityFormats: Readonly<Record<Severity, Format>> = {
  error: ['bold', 'red'],
  warn: ['bold', 'yellow'],
  info: ['bold', 'cyan'],
};

/** The flag wins over the environment, the environment over the terminal. Source: no-color.org, force-color.org. */
export function takesColour(stream: NodeJS.WriteStream, flag: boolean | undefined): boolean {
  if (flag !== undefined) return flag;
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return stream.isTTY && TERM !== 'dumb';
}
