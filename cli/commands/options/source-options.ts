import type { Command } from 'commander';
import { date, sourceKind, type SourceKind } from './flag-values.ts';

/** The flags for the inputs. */
export interface SourceOptions {
  readonly config?: string;
  readonly kb?: string;
  readonly locale?: string;
  readonly drafts?: true;
  /** Where the content comes from. */
  readonly source?: SourceKind;
  /** The lock of the translations is written, so it may be missing. */
  readonly updateLock?: boolean;
  /** For rules that depend on the date. */
  readonly now?: Date;
}

export const withSourceOptions = (command: Command): Command =>
  withContentOptions(
    command.argument('[export]', 'the export to read, - for standard input (default: export.json)'),
  ).option('--now <date>', 'the date to use as today', date);

/** For commands that take the export as an argument, and do not depend on the date. */
export const withContentOptions = (command: Command): Command =>
  command
    .option('--config <file>', 'the configuration (default: fieldbook.config.{ts,mts,js,json})')
    .option('--kb <id>', 'the knowledge base, as the configuration names it')
    .option('--locale <code>', 'one locale alone (default: those of the configuration)')
    .option('--drafts', 'include drafts')
    .option('--source <where>', 'where the content comes from: file, or contentful (see doctor)', sourceKind);
