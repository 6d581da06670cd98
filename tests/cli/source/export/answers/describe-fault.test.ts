import { expect, test } from 'vitest';
import { describeFault, type Place } from '../../../../../cli/source/export/answers/describe-fault.ts';
import type { Fault } from '../../../../../cli/source/export/answers/fault.ts';

const place: Place = {
  space: 'space1',
  environment: 'master',
  host: 'api.contentful.com',
  deliveryHost: 'cdn.contentful.com',
  text: 'published',
};

test.for<[string, Fault, string]>([
  [
    'a certificate',
    { kind: 'network', asked: 'locales', code: 'CERT_HAS_EXPIRED', message: 'certificate has expired' },
    'the management API at api.contentful.com has a certificate that has expired, asked for the locales; check the network and CONTENTFUL_HOST, then try again.',
  ],
  [
    'content that the delivery API does not have',
    { kind: 'status', asked: 'assets', status: 404, detail: '' },
    'the delivery API has no assets of space "space1", environment "master" for the token in CONTENTFUL_DELIVERY_TOKEN (404); check that the token is for this space and environment.',
  ],
  [
    'what the API refuses for another reason',
    { kind: 'status', asked: 'entries', status: 400, detail: 'The query is wrong.' },
    'the delivery API at cdn.contentful.com answers 400, asked for the entries: The query is wrong; check CONTENTFUL_DELIVERY_HOST and the token in CONTENTFUL_DELIVERY_TOKEN.',
  ],
  [
    'items that are missing',
    { kind: 'incomplete', asked: 'entries', read: 9, total: 10 },
    'the delivery API gave 9 of 10 entries; try again later.',
  ],
])('tells of %s in one sentence', ([, fault, sentence]) => {
  expect(describeFault(fault, place)).toBe(sentence);
});
