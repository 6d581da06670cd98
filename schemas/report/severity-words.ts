import type { Severity } from './diagnostic.ts';

/** What people call each severity. */
export const severityWords: Readonly<Record<Severity, { readonly one: string; readonly many: string }>> = {
  error: { one: 'Error', many: 'Errors' },
  warn: { one: 'Warning', many: 'Warnings' },
  info: { one: 'Note', many: 'Notes' },
};
