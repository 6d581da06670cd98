import { type Asked, serveCompressed } from './web/serve-compressed.ts';
import { emptyCacheFolder, root } from './cache-folder.ts';
import { openLighthouse } from './lighthouse/run-lighthouse.ts';
import { samplePaths } from './lighthouse/sample-paths.ts';
import { type LighthouseResults, type PageScores, scoresOf, scoreTable } from './lighthouse/scores.ts';
import { main } from './measure.ts';
import { circumstances } from './report/circumstances.ts';
import { record } from './report/results.ts';
import { startPreview } from './start-preview.ts';

const ofTheConnection = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'origin']);
const taken = circumstances();
const readersSent = `${await emptyCacheFolder('bench/lighthouse')}/readers-sent.db`;
const files = ['data/sample/export.json', '--config', 'data/sample/fieldbook.config.json'];
const preview = await startPreview(main, root, [...files, '--data', readersSent]);

// the preview does not compress, which is the work of a host
const front = await serveCompressed(async ({ path, method, headers, body }) => {
  const reply = await fetch(`${preview.address}${path}`, {
    method,
    redirect: 'manual',
    headers: [...passedOn(headers), ['origin', preview.address]],
    ...(body.length > 0 && { body: new Uint8Array(body) }),
  });
  return {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: Buffer.from(await reply.arrayBuffer()),
  };
});

const lighthouse = await openLighthouse();
const sitemap = await (await fetch(`${preview.address}/sitemap.xml`)).text();
const pages: PageScores[] = [];
for (const path of samplePaths(sitemap)) {
  const scored = scoresOf(path, await lighthouse(`${front.address}${path}`));
  console.error(path, Object.values(scored.scores).join(' '), ...scored.faults);
  pages.push(scored);
}
front.close();
await preview.stop();

const results: LighthouseResults = { ...taken, pages };
console.log(`\n${scoreTable(results)}\n`);
await record({ lighthouse: results });

/** Services answer pages of their own site alone, with the headers that those send; the console tells of any refusal. */
function passedOn(headers: Asked['headers']): [string, string][] {
  const passed = Object.entries(headers).filter(([name]) => !ofTheConnection.has(name));
  return passed.map(([name, value]) => [name, String(value)]);
}
