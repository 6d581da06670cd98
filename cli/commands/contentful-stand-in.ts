import type { Command } from 'commander';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { exportName } from '../input/export-name.ts';
import { parseJson } from '../input/json/parse-json.ts';
import { readExportBytes } from '../input/read-export-file.ts';
import { decodeText } from '../input/json/decode-text.ts';
import { printLine } from '../terminal/print.ts';
import { allowHost } from './options/allow-host.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { wholeNumber } from './options/flag-values.ts';

interface StandInFlags {
  readonly port: number;
  readonly host: string;
  readonly allowHost: readonly string[];
}

export function addContentfulStandIn(program: Command): void {
  program
    .command('contentful-stand-in')
    .description('serve an export as a local Contentful, for tests and trials')
    .argument('<export>', 'the export to serve, or - for stdin')
    .option('--port <n>', 'the port to serve on, 0 for any', wholeNumber(0, 65_535), 4174)
    .option('--host <name>', 'the address to serve on', '127.0.0.1')
    .addOption(allowHost())
    .addHelpText(
      'after',
      examples('contentful-stand-in export.json', 'contentful-stand-in export.json --port 0'),
    )
    .action(exitsWith(contentfulStandIn));
}

async function contentfulStandIn(path: string, flags: StandInFlags): Promise<ExitCode> {
  // loaded on demand, so that other commands start fast
  const { startStandIn } = await import('../stand-in/start.ts');
  const file = exportName(path);
  const text = decodeText(await readExportBytes(path), file);
  const { url, env } = await startStandIn(parseJson(text, file), { name: file, ...flags });
  for (const [name, value] of Object.entries(env)) await printLine(`${name}=${value}`);
  console.error(`The stand-in serves ${file} on ${url}. Set the variables above, and end it with Ctrl+C.`);
  return exitCodes.clean;
}
