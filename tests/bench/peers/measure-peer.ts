import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { invariant } from '../../../schemas/base/invariant.ts';
import { cacheFolder } from '../cache-folder.ts';
import { installInto } from '../install-into.ts';
import { type ColdAndAgain, coldAndAgain } from '../timing/cold-and-again.ts';
import { runTimed } from '../timing/run-timed.ts';
import type { MarkdownArticle } from './markdown-article.ts';
import type { Peer } from './peer.ts';

/** A build that takes longer does not finish. */
const timeoutMs = 30 * 60_000;

export const peerFolder = ({ name }: Peer): Promise<string> => cacheFolder(`peers/${name.toLowerCase()}`);

/** Installs a generator and writes a site for it. */
export async function preparePeer(peer: Peer, articles: readonly MarkdownArticle[]): Promise<void> {
  const folder = await peerFolder(peer);
  const packages = { ...peer.packages, ...ownNode(peer) };
  await installInto(folder, { packages, overrides: peer.overrides });
  await rm(join(folder, peer.content), { recursive: true, force: true });
  for (const [path, text] of Object.entries(peer.files(articles))) await write(join(folder, path), text);
  for (const article of articles) {
    await write(fileOf(folder, peer, article), `${peer.frontmatter(article)}\n${article.text}`);
  }
}

/** Builds it cold, without what an earlier build has left, then after an article has changed. */
export async function measurePeer(peer: Peer, articles: readonly MarkdownArticle[]): Promise<ColdAndAgain> {
  const folder = await peerFolder(peer);
  const build = () =>
    runTimed({ command: commandOf(folder, peer), cwd: folder, environment: peer.environment, timeoutMs });
  for (const left of [peer.output, ...peer.caches])
    await rm(join(folder, left), { recursive: true, force: true });
  const changed = articles[Math.floor(articles.length / 2)];
  invariant(changed !== undefined, 'there are articles to build');
  return coldAndAgain(build, () => appendFile(fileOf(folder, peer, changed), '\nOne more sentence.\n'));
}

function commandOf(folder: string, peer: Peer): [program: string, ...values: string[]] {
  const [script, ...values] = peer.command;
  const [nodePackage] = Object.keys(ownNode(peer));
  const node = nodePackage && join(folder, 'node_modules', nodePackage, 'bin/node');
  return [node ?? process.execPath, join(folder, 'node_modules', script), ...values];
}

/** The registry has a Node for each system, which is what the `node` package installs with a script. */
function ownNode({ needsNode = 0 }: Peer): Readonly<Record<string, string>> {
  if (Number.parseInt(process.versions.node, 10) >= needsNode) return {};
  const system = process.platform === 'win32' ? 'win' : process.platform;
  return { [`node-${system}-${process.arch}`]: '22.23.3' };
}

const fileOf = (folder: string, { content }: Peer, { name }: MarkdownArticle): string =>
  join(folder, content, `${name}.md`);

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
