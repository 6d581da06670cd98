import { offerTimeoutMs } from '../../schemas/spec/network/offline.ts';

/**
 * True if an open page will ask the reader before this worker takes over. If no page answers in time, none can ask: its
 * scripts do not run, perhaps because of the earlier worker.
 */
export const isOffered = (): Promise<boolean> =>
  Promise.race([
    offered,
    new Promise<false>((resolve) => {
      setTimeout(resolve, offerTimeoutMs, false);
    }),
  ]);

let hear: (isOffered: true) => void;

const offered = new Promise<true>((resolve) => {
  hear = resolve;
});

export const hearOffer = (): void => hear(true);
