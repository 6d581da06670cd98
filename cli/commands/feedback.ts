import { type Command, Option } from 'commander';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { collect, type EventOptions } from '../feedback/collect.ts';
import { type ArticleOrder, articleOrders, feedbackReport } from '../feedback/report.ts';
import {
  type FeedbackReporterName,
  feedbackReporterNames,
  feedbackReporters,
} from '../feedback/reporters.ts';
import { print } from '../terminal/print.ts';
import { coloured, plain, takesColour } from '../reporters/text/style.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { date, lastMoment, oneOf, wholeNumber } from './options/flag-values.ts';
import { withReporterOptions } from './options/reporter-options.ts';
import { withContentOptions } from './options/source-options.ts';

interface ReportOptions extends EventOptions {
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
  const { since, until, sort, limit, reporter } = options;
  const { sites, tallied, unreadable, unanswered } = await collect(exported, options);
  const result = feedbackReport(tallied, {
    pageOf: (id, locale) => sites.find((site) => site.locale === locale)?.pageOf(id),
    sort,
    since: since?.toISOString(),
    until: until?.toISOString(),
    unreadable,
    unanswered,
  });
  const style = takesColour(process.stdout, options.color) ? coloured : plain;
  await print(feedbackReporters[reporter](result, { style, limit }));
  return exitCodes.clean;
}
