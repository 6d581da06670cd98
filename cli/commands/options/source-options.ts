import { type Command, Option } from 'commander';
import { UsageError } from '../../usage-error.ts';
import { date, time, sourceKind, type SourceKind } from './flag-values.ts';

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
  /** The release whose site is read from the live space. */
  readonly release?: string;
  /** The time whose site is read from the live space, after what is scheduled until then. */
  readonly at?: Date;
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

/** For commands that can show a live space as it will be. */
export const withFutureOptions = (command: Command): Command =>
  command
    .addOption(
      new Option(
        '--release <id>',
        'with --source contentful: the site as it will be after this release',
      ).conflicts(['drafts', 'at']),
    )
    .addOption(
      new Option(
        '--at <time>',
        'with --source contentful: the site as it will be at a time, after what is scheduled until then',
      )
        .argParser(time)
        .conflicts('drafts'),
    );

/** Whether a space is read as it will be. */
export const isFuture = ({ release, at }: SourceOptions): boolean =>
  release !== undefined || at !== undefined;

/** Files have no releases and schedules. */
export function refuseFuture({ release, at }: SourceOptions): void {
  const flag = release === undefined ? at && '--at' : '--release';
  if (flag) throw new UsageError(`${flag} is read from a live space; add --source contentful.`);
}
