import { addTo } from '../schemas/base/add-to.ts';

/** The `Content-Type` by file extension. */
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    avif: 'image/avif',
    css: 'text/css; charset=utf-8',
    gif: 'image/gif',
    html: 'text/html; charset=utf-8',
    ico: 'image/x-icon',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    js: 'text/javascript; charset=utf-8',
    json: 'application/json; charset=utf-8',
    m4a: 'audio/mp4',
    md: 'text/markdown; charset=utf-8',
    mp3: 'audio/mpeg',
    mp4: 'video/mp4',
    pdf: 'application/pdf',
    png: 'image/png',
    svg: 'image/svg+xml',
    txt: 'text/plain; charset=utf-8',
    wav: 'audio/wav',
    webm: 'video/webm',
    webmanifest: 'application/manifest+json',
    webp: 'image/webp',
    woff2: 'font/woff2',
    xml: 'application/xml; charset=utf-8',
  }),
);

export const mediaTypeOf = (path: string): string =>
  types.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase()) ?? 'application/octet-stream';

const bare = (type: string): string => type.replace(/;.*$/u, '');

/** The extensions of each type, without its charset. */
export const typesByExtension: ReadonlyMap<string, readonly string[]> = byType();

function byType(): Map<string, string[]> {
  const extensions = new Map<string, string[]>();
  for (const [extension, type] of types) addTo(extensions, bare(type), extension);
  return extensions;
}

/** The types of texts, without their charset. */
export const textTypes: readonly string[] = [
  ...new Set([...types.values()].filter((type) => type.includes('charset')).map(bare)),
];

export const textExtensions: readonly string[] = [...types]
  .filter(([, type]) => type.includes('charset'))
  .map(([extension]) => extension);

/** The types that are smaller when they are compressed. */
export const compressedTypes: readonly string[] = [
  ...textTypes,
  'image/svg+xml',
  'application/manifest+json',
];
