import { type Command, Option } from 'commander';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { eventsInFile } from '../feedback/events-file.ts';
import { knownPages } from '../feedback/known-pages.ts';
import { localeOfEvent } from '../feedback/locale-of-event.ts';
import type { Unreadable } from '../feedback/read-event.ts';
import { type ArticleOrder, articleOrders, feedbackReport } from '../feedback/report.ts';
import {
  type FeedbackReporterName,
  feedbackReporterNames,
  feedbackReporters,
} from '../feedback/reporters.ts';
import { tally } from '../feedback/tally.ts';
import { openProject } from '../input/project.ts';
import { print } from '../terminal/print.ts';
import { escape } from '../reporters/text/escape.ts';
import { coloured, plain, takesColour } from '../reporters/text/style.ts';
import { UsageError } from '../usage-error.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { date, lastMoment, oneOf, wholeNumber } from './options/flag-values.ts';
import { withReporterOptions } from './options/reporter-options.ts';
import { type SourceOptions, withContentOptions } from './options/source-options.ts';

interface ReportOptions extends SourceOptions {
  readonly data?: string;
  readonly events?: string;
  readonly since?: Date;
  readonly until?: Date;
  readonly sort: ArticleOrder;
  readonly limit: number;
  readonly reporter: FeedbackReporterName;
  readonly color?: boolean;
}

export function addFeedback(program: Command): void {
  const feedback = program.command('feedback').description('show what readers say about the site');
  const command = feedback
    .command('report')
    .description('show feedback by article: helpful or not, reasons, searches without a result, closed cases')
    .argument('[export]', 'the export whose articles are named, - for standard input (default: export.json)')
    .option('--data <file>', 'the database of a preview (default: as preview keeps it)')
    .addOption(
      new Option('--events <file>', 'a file of events, one a line, - for standard input').conflicts('data'),
    )
    .option('--since <date>', 'only feedback from this day on', date)
    .option('--until <date>', 'only feedback until the end of this day', lastMoment)
    .option('--sort <order>', 'which articles come first: worst, most', oneOf(articleOrders), 'worst')
    .option('--limit <n>', 'how many articles and searches to show', wholeNumber(1), 20);
  withReporterOptions(withContentOptions(command), feedbackReporterNames)
    .addHelpText(
      'after',
      examples(
        'feedback report export.json',
        'feedback report export.json --events feedback.ndjson --since 2026-03-01',
        'feedback report export.json --sort most -r csv > feedback.csv',
      ),
    )
    .action(exitsWith(report));
}

async function report(exported: string | undefined, options: ReportOptions): Promise<ExitCode> {
  if (exported === '-' && options.events === '-')
    throw new UsageError('the export and the events cannot both come from standard input; name one of them.');
  const { input } = await openProject(exported, options);
  const { since, until, sort, limit } = options;
  const sites = knownPages(input);
  const noted = unreadableNotes();
  const tallied = await tally(await eventsFrom(options, noted.onUnreadable), {
    sinceMs: since?.getTime() ?? -Infinity,
    untilMs: until?.getTime() ?? Infinity,
    localeOf: localeOfEvent(input.config),
    locales: sites.map(({ locale }) => locale),
  });
  noted.finish();
  if (tallied.events + tallied.repeated === 0 && noted.times() > 0)
    throw new UsageError(
      `${options.events === '-' ? 'standard input' : options.events} holds no event that can be read.`,
    );
  const result = feedbackReport(tallied, {
    pageOf: (id, locale) => sites.find((site) => site.locale === locale)?.pageOf(id),
    sort,
    since: since?.toISOString(),
    until: until?.toISOString(),
    unreadable: noted.times(),
  });
  const style = takesColour(process.stdout, options.color) ? coloured : plain;
  await print(feedbackReporters[options.reporter](result, { style, limit }));
  return exitCodes.clean;
}

/** The database library is loaded on demand. */
async function eventsFrom({ events, data }: ReportOptions, onUnreadable: Unreadable) {
  if (events !== undefined) return eventsInFile(events, onUnreadable);
  const { previewEvents } = await import('../feedback/preview-events.ts');
  return previewEvents(data === undefined ? {} : { data }, onUnreadable);
}

/** Reports the first unreadable events only: all of a file can be wrong. */
const maxNotes = 10;

function unreadableNotes() {
  let times = 0;
  const onUnreadable: Unreadable = (where, reason) => {
    times += 1;
    if (times <= maxNotes) console.error(`warning: ${escape(where)} is left out: ${escape(reason)}`);
  };
  return {
    onUnreadable,
    times: () => times,
    finish: () => {
      if (times > maxNotes) console.error(`warning: and ${times - maxNotes} more`);
    },
  };
}
