import type { Place } from './page-preview.ts';

/** A name that two places share only if they are the same. */
export const placeName = ({ entry, field = [], path = '' }: Place): string =>
  [entry, field.join('.'), path].join(' ');
