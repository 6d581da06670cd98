import { mediaTypeOf } from '../../../media-types.ts';
import type { Check } from '../../check.ts';
import { mediaTypeIn } from '../answer.ts';
import type { Answer } from '../ask-host.ts';
import { assetsIn } from '../answers-in.ts';
import type { DeployedSite } from '../deployed-site.ts';
import { type Fault, judged } from '../judged.ts';

/** Other types that browsers treat alike. Source: WHATWG, "MIME Sniffing". */
const alike: Readonly<Record<string, RegExp>> = {
  'text/javascript': /^application\/(?:x-)?javascript$/u,
  'application/xml': /^(?:text\/xml|application\/(?:atom|rss)\+xml)$/u,
  'text/markdown': /^text\/(?:plain|x-markdown)$/u,
  'image/x-icon': /^image\/vnd\.microsoft\.icon$/u,
  'application/manifest+json': /^application\/json$/u,
  'audio/mp4': /^audio\/x-m4a$/u,
  'audio/wav': /^audio\/(?:x-)?wave?$/u,
};

/** One file of each kind. */
export async function checkContentTypes(site: DeployedSite): Promise<Check[]> {
  const [{ address, manifest }] = site.locales;
  const listed = [
    'bundle/manifest.json',
    'favicon.svg',
    'sitemap.xml',
    ...writtenPaths(site),
    ...manifest.files.map(({ path }) => `bundle/${path}`),
  ];
  const addresses = [...assetsIn(site), ...listed.map((path) => address + path)];
  const byEnding = new Map(addresses.toReversed().map((each) => [endingOf(each), each]));
  const answers = await Promise.all([...byEnding.values()].map(site.ask));
  const found = answers.filter(({ status, address: asked }) => status === 200 && isKnown(asked));
  return [
    judged('content types', {
      results: found.map(typeFault),
      fine: found.map(({ address: asked }) => endingOf(asked)).join(', '),
    }),
  ];
}

/** Pages and the worker have checks of their own. */
const writtenPaths = ({ written }: DeployedSite): string[] =>
  [...(written?.keys() ?? [])].filter((path) => !/\.html$|(?:^|\/)sw\.js$/u.test(path));

const endingOf = (address: string): string => address.slice(address.lastIndexOf('.') + 1).toLowerCase();

const expectedOf = (address: string): string => mediaTypeOf(address).split(';')[0] ?? '';

const isKnown = (address: string): boolean => expectedOf(address) !== 'application/octet-stream';

function typeFault(answer: Answer): Fault | undefined {
  const { address } = answer;
  const expected = expectedOf(address);
  const type = mediaTypeIn(answer);
  return type === expected || alike[expected]?.test(type) === true
    ? undefined
    : { address, came: `has the content type "${type}" in place of ${expected}` };
}
