import type { Diagnostic } from './diagnostic.ts';

/** The address in the Contentful web app where a finding is corrected: the asset that settles it, else the faulty field. */
export const editAddressOf = ({
  cause,
  entry,
  asset,
}: Pick<Diagnostic, 'cause' | 'entry' | 'asset'>): string | undefined =>
  cause?.edit !== undefined && ofAsset.test(cause.edit) ? cause.edit : (entry?.edit ?? asset?.edit);

const ofAsset = /\/assets\/[^/]+$/u;
