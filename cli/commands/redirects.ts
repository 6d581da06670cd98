import type { Command } from 'commander';
import { compiledRedirects } from '../../pipeline/emit/redirects.ts';
import { sortDiagnostics } from '../../pipeline/diagnostics.ts';
import type { Graph } from '../../pipeline/graph.ts';
import { checkTable, type TableInput } from '../../pipeline/redirects/check-table.ts';
import { findingsByLocale, inputsByLocale } from '../../pipeline/translations.ts';
import { compileRedirects } from '../../pipeline/redirects/compile.ts';
import { hostWriters, type RedirectFormat, redirectFormats } from '../../pipeline/redirects/hosts/index.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { openTable, type TableOptions } from '../input/redirect-table.ts';
import { print } from '../terminal/print.ts';
import { escape } from '../reporters/text/escape.ts';
import { collectFindings } from '../reporters/findings.ts';
import { failureJson } from '../reporters/failure.ts';
import { type HostedSite, onOneHost } from '../site/files/sites-on-host.ts';
import { count } from '../../schemas/base/count.ts';
import { verdict } from '../reporters/verdict.ts';
import { writeReports } from '../reporters/write-reports.ts';
import { saveReport } from '../reporters/save-report.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { oneOf } from './options/flag-values.ts';
import { type ReportOptions, withReportOptions } from './options/report-options.ts';

interface BuildOptions extends TableOptions {
  readonly format: RedirectFormat;
  readonly out?: string;
}

export function addRedirects(program: Command): void {
  const redirects = program
    .command('redirects')
    .description('check the redirect table, or write it for a host');
  withReportOptions(
    withTableOptions(redirects.command('check').description('find what is wrong with the table')),
  )
    .addHelpText(
      'after',
      examples(
        'redirects check redirects.csv',
        'redirects check --export export.json -r json=redirects.json',
      ),
    )
    .action(exitsWith(check));
  withTableOptions(
    redirects.command('build').description('write the table for a host, with chains flattened'),
  )
    .requiredOption('--format <host>', `what to write: ${redirectFormats.join(', ')}`, oneOf(redirectFormats))
    .option('--out <file>', 'the file to write (default: standard output)')
    .addHelpText(
      'after',
      examples(
        'redirects build redirects.csv --format netlify --out site/_redirects',
        'redirects build --export export.json --format nginx > redirects.conf',
      ),
    )
    .action(exitsWith(build));
}

const withTableOptions = (command: Command): Command =>
  command
    .argument('[table]', 'the table, a CSV file (default: "redirects" of the configuration)')
    .option(
      '--export <file>',
      'the export with the pages, - for standard input (default: export.json, if it is there)',
    )
    .option('--config <file>', 'the configuration (default: fieldbook.config.{ts,mts,js,json})')
    .option('--kb <id>', 'the knowledge base, as the configuration names it')
    .option('--locale <code>', 'one locale alone (default: those of the configuration)')
    .option('--drafts', 'include drafts');

async function check(table: string | undefined, options: TableOptions & ReportOptions): Promise<ExitCode> {
  const project = await openTable(table, options);
  const { graphs, ...checked } = checkInLocales(project.input);
  const findings = collectFindings(checked);
  await writeReports(findings, options, project);
  const pages = project.input.exported === undefined ? '; without an export, not against its pages' : '';
  const rules = graphs.reduce((sum, { redirects }) => sum + redirects.rules.length, 0);
  console.error(`${count(rules, 'rule')} checked${pages}`);
  return verdict(findings, options);
}

async function build(table: string | undefined, options: BuildOptions): Promise<ExitCode> {
  const { input } = await openTable(table, options);
  const { graphs, diagnostics } = checkInLocales(input);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  for (const { source, message, rule } of errors) {
    const place = source === undefined ? '' : `${source.file}:${source.line ?? 1}: `;
    console.error(`${escape(place)}error: ${escape(message)} (${rule})`);
  }
  if (errors.length > 0) {
    console.error(tableFirst);
    if (options.format === 'json' && options.out === undefined)
      await print(failureJson({ code: exitCodes.findings, message: tableFirst }));
    return exitCodes.findings;
  }
  const { compiled, config } = compiledOnHost(input, graphs);
  const { text, losses } = hostWriters[options.format](compiled, config);
  const refused = compiled.refused.map(
    ({ rule, reason }) => `the rule for ${rule.from} is left out: ${reason}`,
  );
  for (const warning of [...losses, ...refused]) console.error(`warning: ${escape(warning)}`);
  if (options.out === undefined) await print(text);
  else await saveReport(options.out, text, 'the table');
  return exitCodes.clean;
}

/** The findings of the table against the pages of each locale. */
function checkInLocales(input: TableInput) {
  const { exported } = input;
  const inputs = exported === undefined ? [input] : inputsByLocale({ ...input, exported });
  const newIn = findingsByLocale();
  const all = inputs.map(checkTable);
  return {
    graphs: all.map(({ graph }) => graph),
    diagnostics: sortDiagnostics(all.flatMap(({ diagnostics }) => newIn(diagnostics))),
    counts: all[0]?.counts ?? { entries: 0, assets: 0 },
  };
}

/** The redirects of all locales on the host of the first. Those of another host are named. */
function compiledOnHost({ exported }: TableInput, graphs: readonly Graph[]): HostedSite {
  const sites = graphs.map((graph): HostedSite => {
    const { config, redirects, prefixes } = graph;
    const compiled =
      exported === undefined
        ? compileRedirects(redirects, { site: config, prefixes })
        : compiledRedirects(graph);
    return { config, compiled, styles: [] };
  });
  const host = sites[0]?.config.siteUrl;
  for (const { config } of sites.filter(({ config: { siteUrl } }) => siteUrl !== host))
    console.error(`${config.locale} is on a host of its own: --locale ${config.locale} writes its redirects`);
  return onOneHost(sites.filter(({ config }) => config.siteUrl === host));
}

const tableFirst = 'nothing is written; correct the table first';
