import { expect, test } from 'vitest';
import { networkFault } from '../../../cli/external/network-fault.ts';

test.each([
  ['EAI_AGAIN', 'no-name-service', 'cannot be looked up (no name server answers)'],
  ['CERT_HAS_EXPIRED', 'untrusted', 'has a certificate that has expired'],
  [
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'untrusted',
    'has a certificate that is not trusted here (DEPTH_ZERO_SELF_SIGNED_CERT)',
  ],
  [
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'untrusted',
    'has a certificate that is not trusted here (UNABLE_TO_VERIFY_LEAF_SIGNATURE)',
  ],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'untrusted', 'offers no secure encryption (ERR_SSL_WRONG_VERSION_NUMBER)'],
  ['HPE_HEADER_OVERFLOW', 'unreadable', 'gives an answer that is not HTTP'],
  ['EWHATEVER', 'no-connection', 'cannot be asked (EWHATEVER)'],
])('%s is %s', (code, kind, reason) => {
  expect(networkFault(Object.assign(new Error(), { code }))).toEqual({ kind, reason });
});

test('an error without a code is reported too', () => {
  expect(networkFault(new Error('odd'))).toEqual({
    kind: 'no-connection',
    reason: 'cannot be asked (for a reason that is not known)',
  });
});
