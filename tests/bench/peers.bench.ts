import { describeError } from '../../cli/describe-error.ts';
import { invariant } from '../../schemas/base/invariant.ts';
import { measureBuild } from './build/measure-build.ts';
import { writeSpaceFiles } from './build/space-files.ts';
import { main } from './measure.ts';
import { readOptions } from './options.ts';
import { allPeers } from './peers/all-peers.ts';
import { markdownArticles } from './peers/markdown-article.ts';
import { measurePeer, preparePeer } from './peers/measure-peer.ts';
import type { ColdAndAgain } from './timing/cold-and-again.ts';
import { type PeerResults, peerTables } from './peers/peer-results.ts';
import type { Peer } from './peers/peer.ts';
import { circumstances } from './report/circumstances.ts';
import { record } from './report/results.ts';
import { interleaved } from './timing/interleaved.ts';

const { sizes, runs, isRecorded } = readOptions(process.argv.slice(2), [1000, 5000]);
const taken = circumstances();
const measured: PeerResults['sizes'][number][] = [];
for (const articles of sizes) measured.push(await measureSize(articles));
const results: PeerResults = { ...taken, runs, sizes: measured };
console.log(`\n${peerTables(results)}\n`);
if (isRecorded) await record({ peers: results });

async function measureSize(count: number): Promise<PeerResults['sizes'][number]> {
  const space = await writeSpaceFiles(count, 2);
  const articles = markdownArticles(count);
  for (const peer of allPeers) await preparePeer(peer, articles);
  const figures = await interleaved<Peer | 'ours', keyof ColdAndAgain>(
    ['ours', ...allPeers],
    runs,
    (subject) => {
      console.error(`${count} articles: ${subject === 'ours' ? 'Fieldbook' : subject.name}`);
      return subject === 'ours' ? measureBuild(main, space) : measurePeer(subject, articles);
    },
    (subject, error) => {
      if (subject === 'ours') throw error;
      console.error(`${subject.name} did not build ${count} articles: ${describeError(error)}`);
    },
  );
  const ours = figures.get('ours');
  invariant(ours !== undefined, 'ours does not fail');
  const peers = allPeers.map((peer) => ({
    name: peer.name,
    version: Object.values(peer.packages)[0] ?? '',
    figures: figures.get(peer),
  }));
  return { articles: count, ours, peers };
}
