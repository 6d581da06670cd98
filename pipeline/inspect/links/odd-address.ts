import { isIpAddress, isOwnComputer, isOwnNetwork } from '../../addresses/host-kinds.ts';
import { isImitation } from '../../addresses/lookalike.ts';
import { parseUrl } from '../../addresses/parse-url.ts';
import { readAddress } from '../../addresses/read-address.ts';
import { unicodeHost } from '../../addresses/unicode-host.ts';
import { wrappedAddress } from '../../addresses/wrapped-address.ts';
import type { Graph } from '../../graph.ts';
import { editorsTool } from './editors-tool.ts';
import type { Oddness } from './oddness.ts';
import { hostLike } from './usual-hosts.ts';

/** The first oddness of an address, if there is one. Others appear when it is repaired. */
export function oddnessOf(value: string, graph: Graph): Oddness | undefined {
  const url = /^https?:/iu.test(value) ? parseUrl(value) : undefined;
  return url && (oddSpelling(value, url) ?? oddHost(url, graph));
}

function oddSpelling(value: string, url: URL): Oddness | undefined {
  const { host } = url;
  const address = value.replace(/[?#].*$/su, '');
  if (url.username !== '' || url.password !== '') {
    return {
      leadsTo: `${host} with a user name or a password before the host, which everyone can read`,
      suggestion: withoutUser(url),
    };
  }
  if (address.includes('\\')) {
    return {
      leadsTo: `${host} by an address with a backslash, which not every program reads as a slash`,
      suggestion: value.replaceAll('\\', '/'),
    };
  }
  if (/[\p{Cc}\p{Cf}]/u.test(value)) {
    return {
      leadsTo: `${host} by an address with an invisible character in it`,
      suggestion: value.replace(/[\p{Cc}\p{Cf}]/gu, ''),
    };
  }
  if (/\s/u.test(address)) {
    return { leadsTo: `${host} by an address with a space in it, where it breaks when it is copied` };
  }
  return undefined;
}

function oddHost(url: URL, graph: Graph): Oddness | undefined {
  const { hostname, host, port } = url;
  const { siteUrl } = graph.config;
  if (siteUrl !== undefined && new URL(siteUrl).host === host) return undefined;
  const wrapped = wrappedAddress(url);
  if (wrapped !== undefined) {
    return {
      leadsTo: `${host}, which is ${wrapped.wrapper} and not the page that is meant`,
      suggestion: wrapped.real && asWritten(wrapped.real, graph),
    };
  }
  const tool = editorsTool(url, graph);
  if (tool !== undefined) return tool;
  if (isOwnComputer(url)) return { leadsTo: `${host}, which is each reader's own computer` };
  if (isOwnNetwork(url)) return { leadsTo: `${host}, which opens only within the network it belongs to` };
  if (isIpAddress(url)) {
    return { leadsTo: `${host}, a number in place of a name: nobody can tell whose it is` };
  }
  const like = hostLike(url, graph);
  if (like !== undefined) {
    return {
      leadsTo: `${shown(hostname)}, which looks like ${shown(like)} and is another site`,
      suggestion: url.href.replace(hostname, () => like),
    };
  }
  if (isImitation(hostname)) {
    return { leadsTo: `${shown(hostname)}, whose letters of another alphabet look like Latin ones` };
  }
  if (port !== '') return { leadsTo: `port ${port} of ${hostname}, which many company networks block` };
  return undefined;
}

/** An absolute address of this site as a path. */
function asWritten(real: string, { config }: Graph): string {
  const address = readAddress(real, config);
  if (address.kind !== 'page') return real;
  const { path, query, hash } = address;
  return `${path}${query && `?${query}`}${hash === undefined ? '' : `#${hash}`}`;
}

/** A host name in Unicode, with its ASCII form if that differs. */
const shown = (hostname: string): string => {
  const unicode = unicodeHost(hostname);
  return unicode === hostname ? hostname : `${unicode} (${hostname})`;
};

/** An address without its user name and password, which reports must not contain. */
export function withoutUser(url: URL): string {
  const bare = new URL(url);
  bare.username = '';
  bare.password = '';
  return bare.href;
}
