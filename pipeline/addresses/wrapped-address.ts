import { parseUrl } from './parse-url.ts';

/** An address of a mail scanner or a search engine with another address inside it. */
export interface WrappedAddress {
  /** Whose it is. */
  readonly wrapper: string;
  /** The address inside it, if it can be decoded. */
  readonly real: string | undefined;
}

interface Wrapper {
  readonly wrapper: string;
  readonly host: RegExp;
  readonly path?: RegExp;
  readonly read: (url: URL) => string | null | undefined;
}

/** Undefined for an address without another one inside it. */
export function wrappedAddress(url: URL): WrappedAddress | undefined {
  const found = wrappers.find(
    ({ host, path }) => host.test(url.hostname) && (path?.test(url.pathname) ?? true),
  );
  if (found === undefined) return undefined;
  const real = found.read(url) ?? undefined;
  const isWhole = real !== undefined && /^https?:/iu.test(real) && parseUrl(real) !== undefined;
  return { wrapper: found.wrapper, real: isWhole ? real : undefined };
}

const wrappers: readonly Wrapper[] = [
  {
    wrapper: "Outlook's mail scanner",
    host: /\.safelinks\.protection\.(?:outlook\.com|office365\.us)$/u,
    read: ({ searchParams }) => searchParams.get('url'),
  },
  {
    wrapper: "Google's search",
    host: /^www\.google\.[a-z]+(?:\.[a-z]+)?$/u,
    path: /^\/url$/u,
    read: ({ searchParams }) => searchParams.get('q') ?? searchParams.get('url'),
  },
  {
    wrapper: "Proofpoint's mail scanner",
    host: /^urldefense\.(?:proofpoint\.)?com$/u,
    path: /^\/v3\//u,
    read: proofpoint3,
  },
  {
    wrapper: "Proofpoint's mail scanner",
    host: /^urldefense\.(?:proofpoint\.)?com$/u,
    path: /^\/v2\/url$/u,
    read: proofpoint2,
  },
  // it keeps the address to itself
  {
    wrapper: "Mimecast's mail scanner",
    host: /^(?:protect(?:-[a-z\d]+)?\.mimecast\.com|url(?:\.[a-z\d]+)*\.mimecastprotect\.com)$/u,
    path: /^\/(?:s|r)\//u,
    read: () => undefined,
  },
];

/**
 * `/v3/__https://example.com/a*b__;Iw!!...`: each `*` stands for a character that follows in Base64. Undefined where a `*` stands for
 * several. Source: Proofpoint, "URL Defense decoder".
 */
function proofpoint3({ href }: URL): string | undefined {
  const start = href.indexOf('/__') + 3;
  const end = href.indexOf('__;', start);
  if (start < 3 || end === -1) return undefined;
  const address = href.slice(start, end).replace(/^(https?:\/)(?=[^/])/u, '$1/');
  if (address.includes('**')) return undefined;
  const encoded = href.slice(end + 3).split('!')[0] ?? '';
  const characters = Array.from(Buffer.from(encoded, 'base64url').toString('utf8'));
  const stars = address.split('*').length - 1;
  if (stars > characters.length) return undefined;
  let next = 0;
  return address.replace(/\*/gu, () => characters[next++] ?? '*');
}

/** `u=https-3A__example.com_a`: `-` is written for `%`, `_` for `/`. */
function proofpoint2({ searchParams }: URL): string | undefined {
  const encoded = searchParams.get('u')?.replaceAll('-', '%').replaceAll('_', '/');
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
