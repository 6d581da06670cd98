import { BlockList, isIP } from 'node:net';

/**
 * Whether a host is private to this machine or its network. An export can come from anybody and must not make a build server
 * request its neighbours (SSRF). Takes a name or an IP address, IPv6 with or without brackets.
 */
export function isPrivateHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$|\.$/gu, '');
  const version = isIP(name);
  if (version !== 0) return privateAddresses.check(name, version === 4 ? 'ipv4' : 'ipv6');
  return !name.includes('.') || privateNames.test(name);
}

/** Source: RFC 6761, RFC 6762, RFC 8375, ICANN's reservation of .internal, and what home routers use. */
const privateNames = /\.(?:localhost|local|internal|intranet|lan|corp|home|home\.arpa)$/u;

/** Source: IANA, special-purpose address registries, for IPv4 and IPv6. */
const privateAddresses = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  privateAddresses.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 96], // unspecified, loopback, and IPv4 written as IPv6
  ['64:ff9b::', 96], // translated to IPv4, whichever
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16], // carries an IPv4 address, whichever
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  privateAddresses.addSubnet(network, bits, 'ipv6');
}
