import type { Command } from 'commander';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import type { ServeOptions } from '../services/serve/run-serve.ts';
import { allowHost } from './options/allow-host.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';
import { wholeNumber } from './options/flag-values.ts';

export function addServe(program: Command): void {
  const { PORT: port, HOST: host = '127.0.0.1' } = process.env;
  const toPort = wholeNumber(0, 65_535);
  program
    .command('serve')
    .description('run the live services of a built site')
    .argument('<site>', 'the folder of a build, or the address of a deployed site')
    .option('--config <file>', 'the configuration (default: fieldbook.config.{ts,mts,js,json})')
    .option('--port <n>', 'the port to serve on, 0 for any', toPort, port === undefined ? 4180 : toPort(port))
    .option('--host <name>', 'the address to serve on; 0.0.0.0 opens it to the network', host)
    .addOption(allowHost())
    .option('--data <file>', 'where to store what readers send, if there is no PostgreSQL')
    .option('--files', 'serve the files of the site too')
    .option('--faults', 'let readers ask for faults, as in a preview; for trials only')
    .addHelpText(
      'after',
      `${examples('serve public', 'serve public --files --port 8080', 'serve https://help.example.com')}\n${where}`,
    )
    .action(exitsWith(serve));
}

const where = `
FIELDBOOK_SECRET is the key that all processes share, and DATABASE_URL their PostgreSQL. "serve" in the configuration
has the limits; docs/production.md has an example with several processes.`;

async function serve(site: string, options: ServeOptions): Promise<ExitCode> {
  // loaded on demand, so that other commands start fast
  const { runServe } = await import('../services/serve/run-serve.ts');
  await runServe(site, options);
  return exitCodes.clean;
}
