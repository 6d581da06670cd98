import { offerTimeoutMs } from '../../schemas/spec/network/offline.ts';

/**
 * Whether an open page will ask the reader when to let this worker in. Where none says so in time no page can: its scripts do not
 * run, perhaps because the worker before withholds them.
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
