import type { CDPSession } from '@playwright/test';

type Kind = 'html' | 'script' | 'style' | 'image' | 'other';

const kindOf: Readonly<Record<string, Kind | undefined>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Image: 'image',
};

/** A type, not an interface: a record of figures, of which medians are taken. */
export type Transferred = Readonly<Record<`${Kind}Bytes` | 'requests', number>>;

/** Counts from now on what comes over the network, by kind; gives what tells the sums. */
export function countBytes(session: CDPSession): () => Transferred {
  const kinds = new Map<string, Kind>();
  const sums = { htmlBytes: 0, scriptBytes: 0, styleBytes: 0, imageBytes: 0, otherBytes: 0, requests: 0 };
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) sums.requests += 1;
  });
  session.on('Network.responseReceived', ({ requestId, type }) =>
    kinds.set(requestId, kindOf[type] ?? 'other'),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums[`${kinds.get(requestId) ?? 'other'}Bytes`] += encodedDataLength;
  });
  return () => ({ ...sums });
}
