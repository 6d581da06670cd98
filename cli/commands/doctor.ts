import type { Command } from 'commander';
import type { Check } from '../doctor/check.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { printLine } from '../terminal/print.ts';
import { escape } from '../reporters/text/escape.ts';
import { wrap } from '../reporters/text/lines.ts';
import { coloured, plain, type Style, takesColour } from '../reporters/text/style.ts';
import { withSpinner } from '../terminal/progress.ts';
import { siteAddress } from './options/flag-values.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import type { SourceOptions } from './options/source-options.ts';

interface DoctorOptions extends Pick<SourceOptions, 'config'> {
  /** The address of a deployed site, with a slash at its end. */
  readonly site?: string;
}

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description(
      'check the configuration, the tokens and the services, or a deployed site, and say what to do',
    )
    .option('--config <file>', 'the configuration (default: fieldbook.config.{ts,mts,js,json})')
    .option('--site <url>', 'check a deployed site and its host instead', siteAddress)
    .addHelpText('after', examples('doctor', 'doctor --site https://help.example.com'))
    .action(exitsWith(doctor));
}

const doctor = ({ site, ...options }: DoctorOptions): Promise<ExitCode> =>
  site === undefined ? checkHere(options) : checkDeployed(site, options);

async function checkDeployed(address: string, options: DoctorOptions): Promise<ExitCode> {
  const [{ loadConfig }, { checkSite }, { hostAsker }] = await Promise.all([
    import('../config/load-config.ts'),
    import('../doctor/site/check-site.ts'),
    import('../doctor/site/ask-host.ts'),
  ]);
  const { config, file } = await loadConfig(options);
  const known = file === undefined ? undefined : config;
  const checks = await withSpinner(`asking ${address}`, () =>
    checkSite(address, { ask: hostAsker(), config: known }),
  );
  const { fail } = await printChecks(checks);
  return fail > 0 ? exitCodes.sourceFailed : exitCodes.clean;
}

async function checkHere(options: DoctorOptions): Promise<ExitCode> {
  const [{ checkProject }, { checkExportPackage }, { checkSource }, { checkServices }] = await Promise.all([
    import('../doctor/check-project.ts'),
    import('../doctor/check-export-package.ts'),
    import('../doctor/check-source.ts'),
    import('../doctor/check-services.ts'),
  ]);
  const { checks, config } = await checkProject(options);
  const [ofSource, ofServices] = await withSpinner('asking Contentful and the services', () =>
    Promise.all([checkSource(process.env, config), config ? checkServices(config) : []]),
  );
  const all = [...checks, checkExportPackage(process.env), ...ofSource, ...ofServices];
  const { fail } = await printChecks(all);
  if (checks.some(({ state }) => state === 'fail')) return exitCodes.unusable;
  return fail > 0 ? exitCodes.sourceFailed : exitCodes.clean;
}

/** Gives how many failed. */
async function printChecks(checks: readonly Check[]): Promise<{ readonly fail: number }> {
  const style = takesColour(process.stdout, undefined) ? coloured : plain;
  await printLine(checks.flatMap((check) => linesOf(check, style)).join('\n'));
  const fail = checks.filter(({ state }) => state === 'fail').length;
  const warn = checks.filter(({ state }) => state === 'warn').length;
  await printLine(fail + warn === 0 ? 'all is well' : `${fail} to correct, ${warn} to look at`);
  return { fail };
}

const marks = { ok: 'ok', warn: 'look', fail: 'fail', skipped: '-' } as const;
const formats = { ok: 'green', warn: 'yellow', fail: 'red', skipped: 'dim' } as const;
const markColumns = 6;
const maxColumns = 100;

/** A mark, the check, and its result, which is indented. */
function linesOf({ state, subject, finding }: Check, style: Style): string[] {
  const columns = Math.min(process.stdout.columns || maxColumns, maxColumns);
  const mark = marks[state].padEnd(markColumns);
  const text = escape(finding.startsWith(`${subject} `) ? finding : `${subject}: ${finding}`);
  const [first = '', ...rest] = wrapAroundCommands(text, columns - markColumns);
  return [style(formats[state], mark) + first, ...rest.map((line) => ' '.repeat(markColumns) + line)];
}

/** Commands stay on one line, to be copied. */
function wrapAroundCommands(text: string, columns: number): string[] {
  const held = text.replaceAll(/`[^`]*`/gu, (command) => command.replaceAll(' ', '\u00A0'));
  return wrap(held, columns).map((line) => line.replaceAll('\u00A0', ' '));
}
