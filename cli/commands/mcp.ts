import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Command } from 'commander';
import { shortText } from '../../pipeline/short-text.ts';
import { type ExitCode, exitCodes } from '../exit-codes.ts';
import { openSites } from '../services/mcp/open-sites.ts';
import { openMcpServer } from '../services/mcp/mcp-server.ts';
import { inOneLine } from '../services/mcp/safe-text.ts';
import { examples } from './options/examples.ts';
import { exitsWith } from './options/exits-with.ts';

export function addMcp(program: Command): void {
  program
    .command('mcp')
    .description(
      'answer AI assistants from a built site, by the Model Context Protocol on standard input and output',
    )
    .argument('<site>', 'the folder of a build, or the address of a deployed site')
    .addHelpText('after', examples('mcp site'))
    .action(exitsWith(mcp));
}

async function mcp(folder: string): Promise<ExitCode> {
  const mcpServer = await openMcpServer(await openSites(folder));
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve);
    // fields of the SDK's server, which is no target of events
    Object.assign(mcpServer.server, { onclose: resolve, onerror: printError });
  });
  await mcpServer.connect(new StdioServerTransport());
  if (process.stdin.isTTY) console.error('waiting for a client, which starts this command; see docs/mcp.md');
  await ended;
  return exitCodes.clean; // the process ends after the last answer
}

/** Standard output has the protocol alone. */
const printError = ({ message }: Error): void => console.error(`error: ${shortText(inOneLine(message))}`);
