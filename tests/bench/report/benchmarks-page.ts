import { buildTables } from '../build/build-results.ts';
import { editTable } from '../edits/edit-results.ts';
import { scoreTable } from '../lighthouse/scores.ts';
import { peerTables } from '../peers/peer-results.ts';
import { webTable } from '../web/web-results.ts';
import { localesTable } from '../locales/locales-table.ts';
import { diffTable } from '../diff-table.ts';
import type { HostileCosts } from '../hostile.ts';
import { sentence } from './circumstances.ts';
import { relevanceTable } from '../relevance/relevance-table.ts';
import type { Results } from './results.ts';

/** docs/benchmarks.md, with a section for each benchmark that has been run. */
export function benchmarksPage({
  builds,
  peers,
  web,
  edits,
  lighthouse,
  locales,
  diff,
  hostile,
  relevance,
}: Results): string {
  const sections = [
    introduction,
    builds &&
      `## Builds\n\n${aboutBuilds}\n\n${sentence(builds)} Medians of ${builds.runs}.\n\n${buildTables(builds)}\n\n${plot}`,
    peers &&
      `## Beside other generators\n\n${aboutPeers}\n\n${sentence(peers)} Medians of ${peers.runs}.\n\n${peerTables(peers)}`,
    web &&
      `## Pages on a slow phone\n\n${aboutWeb}\n\n${sentence(web)} Medians of ${web.runs}.\n\n${webTable(web)}`,
    edits && `## Edits\n\n${aboutEdits(edits.edits)}\n\n${sentence(edits)}\n\n${editTable(edits)}`,
    lighthouse &&
      `## Lighthouse\n\n${aboutLighthouse}\n\n${sentence(lighthouse)}\n\n${scoreTable(lighthouse)}`,
    locales &&
      `## Several locales\n\n${aboutLocales}\n\n${sentence(locales)} Medians of ${locales.runs}.\n\n${localesTable(locales)}`,
    diff &&
      `## Comparing exports\n\n${aboutDiff}\n\n${sentence(diff)} Medians of ${diff.runs}.\n\n${diffTable(diff)}`,
    hostile && `## Hostile texts\n\n${aboutHostile}\n\n${sentence(hostile)}\n\n${hostileList(hostile.ways)}`,
    relevance &&
      `## Search results\n\n${aboutRelevance}\n\n${sentence(relevance)}\n\n${relevanceTable(relevance.rows)}`,
  ];
  return `${sections.filter((section) => section !== undefined).join('\n\n')}\n`;
}

const introduction = `# Benchmarks

The benchmarks of the project write this page: change nothing here by hand. Times depend on the machine and on what else it does, so
compare those of one table only.`;

const aboutBuilds = `\`npm run bench\` builds generated spaces of articles of real length. *Cold* is \`fieldbook build\` as a whole process in an empty folder;
*one article changed* is the same command again, after one article has changed; *in a preview* is the time from the moment in which a
changed export lies there until a running \`fieldbook preview\` answers with the changed page. The second table shows what the
stages of the pipeline take of a cold build, the third what is written.`;

const plot = '![Time and memory of builds over their size, both axes logarithmic](benchmarks.svg)';

const aboutPeers = `\`npm run bench:peers\` builds the same articles, as Markdown, with other generators, each as its own documentation sets it up, the whole
process each time and the generators in turn.`;

const aboutWeb = `\`npm run bench:web\` opens one article in Chromium with 4 times less processor, at 1.6 Mbit/s down, 750 kbit/s up and 150 ms there and back,
with nothing in the cache. The next article is the time from a click until its title is painted, a few seconds after the page has loaded.`;

const aboutEdits = (
  edits: number,
): string => `\`npm run bench:edits\` opens an article in a preview, with all that a preview shows, and edits its title in the export ${edits} times. An edit takes
from the moment in which the file lies there until the new title is painted in the page; *just loaded* is a page that shows the edit
before and has no rest. What a large space takes longer is its build.`;

const aboutLighthouse = `\`npm run bench:lighthouse\` scores the sample's site, as a phone sees it.`;

const aboutLocales = `\`npm run bench:locales\` builds a generated space with every text in three locales: all in one run, and each as a process of its own. The ratios
are to the three processes one after the other, and to the one of them that takes the most memory.`;

const aboutDiff = `\`npm run bench:parts\` compares two generated exports with edits all over the space, each command as a whole process and the commands in
turn. *To parsing* is the processor's time beside that of a process which only parses both files.`;

const aboutHostile = `\`npm run bench:parts\` shows texts of 10,000 and 20,000 characters in every shape that is known to take a parser long, and lists the
slowest, each as the best of 3 in processor time. A text that would take longer than 100 ms, as far as its signs tell, is plain text;
one of an article may take 8 ms more for every 1,000 characters beyond 20,000, for honest texts of that length have as many blocks. What is near 100 ms
is not more than linear: blank lines, which honest texts have too.`;

const aboutRelevance = `\`npm run bench:relevance\` asks for pages of public manuals, in the words by which their own authors lead to them: entries of the index,
descriptions, questions. It takes them from packages of Debian 12, checked by SHA-256, and leaves those words out of the pages. The figures
are nDCG@10. *Ranking tuned without it*: neither the collection nor a translation of it was used to choose the numbers of the ranking.
MiniSearch has \`prefix\` and \`fuzzy: 0.2\`, lunr its defaults, BM25 Porter's stems and the numbers of Lucene.`;

const hostileList = (ways: readonly HostileCosts[]): string =>
  ways
    .map(({ way, slowest }) => {
      const shapes = slowest.map(
        ({ name, length, ms }) => `- ${ms.toFixed(0)} ms: ${inCode(name)}, ${length} characters`,
      );
      return [`${way.charAt(0).toUpperCase()}${way.slice(1)}:`, '', ...shapes].join('\n');
    })
    .join('\n\n');

const inCode = (name: string): string => `\`\`\` ${name} \`\`\``;
