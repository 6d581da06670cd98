import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { build, type Build, type BuildInput } from '../../../../pipeline/build.ts';
import { inputsByLocale } from '../../../../pipeline/translations.ts';
import type { CurrentSites } from '../../../../cli/services/mcp/current-sites.ts';
import type { Sites } from '../../../../cli/services/site/built-site.ts';
import { openMcpServer } from '../../../../cli/services/mcp/mcp-server.ts';
import { openSearchHere } from '../../../../cli/services/site/site-search.ts';
import { openBuiltSite } from '../../../../cli/services/site/built-site.ts';
import { sampleBuild } from '../../../pipeline/sample.ts';

/** A site as its services read it, without a disk. */
export const sitesOf = (input: BuildInput): Promise<Sites> => sitesIn(bundlesOf(input));

/** The files of its bundles by their path in the site's folder. */
export const bundlesOf = (input: BuildInput): FilesByPath =>
  new Map(
    inputsByLocale(input).flatMap((each) => [
      ...bundleOf(build(each), each.config.basePath.slice(input.config.basePath.length)),
    ]),
  );

/** The same on the disk. */
export async function writeBundles(folder: string, input: BuildInput): Promise<void> {
  for (const [path, bytes] of bundlesOf(input)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}

type FilesByPath = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

const bundleOf = ({ files }: Build, folder = ''): FilesByPath =>
  new Map(files.map(({ path, bytes }) => [`${folder}bundle/${path}`, bytes]));

function sitesIn(files: FilesByPath): Promise<Sites> {
  const read = async (path: string) => files.get(path) ?? new Uint8Array();
  return openBuiltSite(read, 'the site', {
    engineOf: () => undefined,
    wording: undefined,
    openSearch: openSearchHere,
  });
}

let sample: Promise<Sites> | undefined;

/** The sample in English, opened once for all test files that share their modules. */
export const sampleSites = (): Promise<Sites> => (sample ??= sitesIn(bundleOf(sampleBuild())));

/** A client of the SDK, and what a tool says to it. */
export async function clientAt(transport: Transport) {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transport);
  const call = async (name: string, args: Readonly<Record<string, unknown>> = {}) => {
    const result = CallToolResultSchema.parse(await client.callTool({ name, arguments: args }));
    const text = result.content.map((each) => (each.type === 'text' ? each.text : '')).join('\n');
    return { ...result, text };
  };
  return { client, call };
}

/** The same beside the server, in this process. */
export async function clientOf(sites: CurrentSites, report?: (sentence: string) => void) {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await (await openMcpServer(sites, report)).connect(theirs);
  return clientAt(ours);
}
