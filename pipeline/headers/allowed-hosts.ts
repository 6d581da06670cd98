import { videoFrameSources } from '../../schemas/spec/content/video-services.ts';
import { chosenKnowledgeBase } from '../config/chosen-knowledge-base.ts';
import type { PipelineConfig } from '../config/config.ts';
import { parseUrl } from '../addresses/parse-url.ts';

/** The sources that the policy is made of. */
export type PolicyConfig = Pick<
  PipelineConfig,
  'contentPolicy' | 'knowledgeBase' | 'knowledgeBases' | 'scripts' | 'scriptProxy' | 'search' | 'services'
>;

/** The sources that pages load from other hosts, by kind. */
export type LoadedKind = 'scripts' | 'images' | 'media' | 'frames' | 'connect';

/**
 * Contentful's hosts for a space's files: those of every region, and the older ones, which lead on to them.
 * Source: Contentful, "Assets"; "Change of the Contentful asset domain", 2017.
 */
const contentfulFiles = [
  'https://*.ctfassets.net',
  ...['images', 'assets', 'downloads', 'videos'].map((name) => `https://${name}.contentful.com`),
];

/** From which other hosts pages may load, as sources of a content policy: `https://host`, `https://*.host:8443`. */
export function sourcesOf(config: PolicyConfig): Readonly<Record<LoadedKind, readonly string[]>> {
  const { contentPolicy, scripts, scriptProxy, search, services } = config;
  const { images, ...called } = services;
  const { logo } = chosenKnowledgeBase(config);
  const live = typeof search.service === 'object' ? search.service : undefined;
  return {
    scripts: sources(scriptProxy === undefined ? scripts.map(({ src }) => src) : [], contentPolicy.scripts),
    images: [...contentfulFiles, ...sources([images, logo], contentPolicy.images)],
    media: [...contentfulFiles, ...sources([], contentPolicy.media)],
    frames: [...videoFrameSources, ...sources([], contentPolicy.frames)],
    connect: sources(
      [...Object.values(called), live?.auth],
      [...(live?.hosts ?? []), ...contentPolicy.connect],
    ),
  };
}

/** Each once. An address that is a path is of this site. */
const sources = (addresses: readonly unknown[], hosts: readonly string[]): readonly string[] => [
  ...new Set([...addresses.flatMap(originOf), ...hosts.map(sourceOf)]),
];

function originOf(address: unknown): string[] {
  const url = typeof address === 'string' && /^https?:/iu.test(address) ? parseUrl(address) : undefined;
  return url === undefined ? [] : [url.origin];
}

/** The own computer has no certificate; it is used for trials. */
export const sourceOf = (host: string): string =>
  `${/^(?:localhost|127\.0\.0\.1)(?::|$)/u.test(host) ? 'http' : 'https'}://${host}`;

/** Whether a policy with these sources lets an address through. Source: W3C, "Content Security Policy", "host-part match". */
export const isAllowed = ({ protocol, hostname, port }: URL, allowed: readonly string[]): boolean =>
  allowed.some((source) => {
    const own = new URL(source.replace('//*.', '//'));
    if (own.protocol !== protocol || own.port !== port) return false;
    return source.includes('//*.') ? hostname.endsWith(`.${own.hostname}`) : hostname === own.hostname;
  });
