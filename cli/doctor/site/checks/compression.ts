import type { Check } from '../../check.ts';
import type { Answer } from '../ask-host.ts';
import { assetsIn } from '../answers-in.ts';
import type { DeployedSite } from '../deployed-site.ts';
import { type Fault, judged } from '../judged.ts';

/** Hosts leave smaller files as they are: they fit into one packet. */
const leastBytes = 1500;

/** A page, a script, a style sheet and a file of the bundle. */
export async function checkCompression(site: DeployedSite): Promise<Check[]> {
  const [{ address, home, manifest }] = site.locales;
  const assets = assetsIn(site);
  const largest = manifest.files.reduce((most, each) => (each.bytes > most.bytes ? each : most));
  const files = [
    ...['.js', '.css'].flatMap((ending) => assets.find((each) => each.endsWith(ending)) ?? []),
    `${address}bundle/${largest.path}`,
  ];
  const answers = [home.answer, ...(await Promise.all(files.map(site.ask)))];
  const large = answers.filter(({ status, bytes }) => status === 200 && bytes.length >= leastBytes);
  return [judged('compression', { results: large.map(sizeFault), fine: 'HTML, JavaScript, CSS and JSON' })];
}

const sizeFault = ({ address, headers, bytes }: Answer): Fault | undefined =>
  headers.has('content-encoding')
    ? undefined
    : { address, came: `is sent in ${Math.ceil(bytes.length / 1000)} kB, not compressed` };
