import { type Command, Option } from 'commander';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { acceptProposals, proposedFor, proposedIn } from '../feedback/accept/accept-proposals.ts';
import { placesOf } from '../feedback/accept/places.ts';
import { collect, type EventOptions } from '../feedback/collect.ts';
import { type ArticleOrder, articleOrders, feedbackReport } from '../feedback/report.ts';
import {
  type FeedbackReporterName,
  feedbackReporterNames,
  feedbackReporters,
} from '../feedback/reporters.ts';
import { print } from '../terminal/print.ts';
import { coloured, plain, takesColour } from '../reporters/text/style.ts';
import { UsageError } from '../usage-error.ts';
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

interface AcceptOptions extends EventOptions {
  readonly all?: true;
  readonly export?: string;
}

export function addFeedback(program: Command): void {
  const feedback = program
    .command('feedback')
    .description(
      'show what readers say about the site, and accept synonyms and redirects for what they did not find',
    );
  const command = feedback
    .command('report')
    .description(
      'show feedback by article: helpful or not, reasons, closed cases; and what readers did not find',
    )
    .argument('[export]', 'the export whose articles are named, - for standard input (default: export.json)');
  withEventOptions(command)
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
  const accepting = feedback
    .command('accept')
    .description('add the synonyms and redirects that the report proposes to the configuration')
    .argument('[search or address...]', 'what readers did not find, as the report names it')
    .option('--all', 'add everything that is proposed')
    .option('--export <file>', 'the export to search, - for standard input (default: export.json)');
  withContentOptions(withEventOptions(accepting))
    .addHelpText(
      'after',
      examples('feedback accept po /how-to/old-name', 'feedback accept --all --events feedback.ndjson'),
    )
    .action(exitsWith(accept));
}

const withEventOptions = (command: Command): Command =>
  command
    .option('--data <file>', 'the database of a preview (default: as preview keeps it)')
    .addOption(
      new Option('--events <file>', 'a file of events, one a line, - for standard input').conflicts('data'),
    )
    .option('--since <date>', 'only feedback from this day on', date)
    .option('--until <date>', 'only feedback until the end of this day', lastMoment);

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

async function accept(asked: readonly string[], options: AcceptOptions): Promise<ExitCode> {
  if (asked.length === 0 && !options.all)
    throw new UsageError('name the searches or addresses to accept, or take all with --all.');
  const { project, unanswered } = await collect(options.export, options);
  const chosen = options.all ? proposedIn(unanswered) : asked.map((each) => proposedFor(each, unanswered));
  await print(await acceptProposals(placesOf(project), chosen));
  return exitCodes.clean;
}
