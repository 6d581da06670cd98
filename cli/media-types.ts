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
