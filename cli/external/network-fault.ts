import type { Fault, FaultKind } from './faults.ts';
import { PrivateHostError } from './public-lookup.ts';

/** The fault for a network error. */
export function networkFault(error: NodeJS.ErrnoException): Fault {
  if (error instanceof PrivateHostError) return privateFault;
  const code = error.code ?? '';
  const [kind, reason] = known[code] ?? family(code);
  return { kind, reason };
}

/** The fault for an error of `fetch`, which has its reason as the cause. */
export function fetchFault(error: unknown, timeoutMs: number): Fault {
  const { name, cause } = error as Error; // it throws no others
  return name === 'TimeoutError'
    ? timedOut(timeoutMs)
    : networkFault(cause instanceof Error ? cause : { name, message: '' });
}

export const privateFault: Fault = {
  kind: 'private',
  reason: 'is in a private network and is not asked',
};

export const timedOut = (timeoutMs: number): Fault => ({
  kind: 'timed-out',
  reason: `does not answer within ${timeoutMs / 1000} s`,
});

/** Source: Node.js, "Common system errors", "Certificate verification errors". */
const known: Readonly<Record<string, readonly [FaultKind, string]>> = {
  ENOTFOUND: ['no-host', 'has a host that does not exist'],
  EAI_AGAIN: ['no-name-service', 'cannot be looked up (no name server answers)'],
  ECONNREFUSED: ['no-connection', 'refuses the connection'],
  EHOSTUNREACH: ['no-connection', 'cannot be reached from here'],
  ENETUNREACH: ['no-connection', 'cannot be reached from here'],
  ETIMEDOUT: ['no-connection', 'cannot be reached in time'],
  ECONNRESET: ['cut-off', 'closes the connection too early'],
  EPIPE: ['cut-off', 'closes the connection too early'],
  UND_ERR_SOCKET: ['cut-off', 'closes the connection too early'],
  UND_ERR_CONNECT_TIMEOUT: ['no-connection', 'cannot be reached in time'],
  CERT_HAS_EXPIRED: ['untrusted', 'has a certificate that has expired'],
  CERT_NOT_YET_VALID: ['untrusted', 'has a certificate that is not valid yet'],
  ERR_TLS_CERT_ALTNAME_INVALID: ['untrusted', 'has the certificate of another host'],
};

function family(code: string): readonly [FaultKind, string] {
  if (code.startsWith('HPE_')) return ['unreadable', 'gives an answer that is not HTTP'];
  if (isOfCertificate(code)) return ['untrusted', `has a certificate that is not trusted here (${code})`];
  if (/SSL|TLS|^EPROTO$/u.test(code)) return ['untrusted', `offers no secure encryption (${code})`];
  return ['no-connection', `cannot be asked (${code || 'for a reason that is not known'})`];
}

const isOfCertificate = (code: string): boolean =>
  /CERT|^UNABLE_TO_|_CRL_|^INVALID_CA|^PATH_LENGTH_EXCEEDED|^HOSTNAME_MISMATCH/u.test(code);
