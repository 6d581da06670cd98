import { createHash } from 'node:crypto';
import type { SearchDocument } from '../../schemas/search/index/search-index.ts';
import { indexBody, type IndexOptions } from './index-body.ts';

interface VersionOptions extends IndexOptions {
  readonly documents: readonly SearchDocument[];
  readonly now: Date;
}

/** A version of an index: its content, and when it was started. */
export interface IndexVersion {
  /** The digest of documents and mapping. */
  readonly digest: string;
  /** `<alias>-<digest>-<time>`, so that two pushes never write into one index. */
  readonly name: string;
}

const digestDigits = 12;

export function indexVersion(alias: string, { documents, now, ...options }: VersionOptions): IndexVersion {
  const hash = createHash('sha256')
    .update(JSON.stringify([indexBody(options), documents]))
    .digest('hex');
  const digest = hash.slice(0, digestDigits);
  return { digest, name: `${alias}-${digest}-${timeOf(now)}` };
}

/** Whether an index is a version of this alias, and not of another with the same prefix. */
export const isVersionOf = (alias: string, index: string): boolean =>
  index.startsWith(`${alias}-`) && /^[\da-f]{12}-\d{17}$/u.test(index.slice(alias.length + 1));

export const hasDigest = (index: string, digest: string): boolean => index.includes(`-${digest}-`);

/** The newest first. */
export const byAge = (one: string, other: string): number => (timeIn(other) < timeIn(one) ? -1 : 1);

/** The time in milliseconds, as digits that sort. */
const timeOf = (now: Date): string => now.toISOString().replace(/\D/gu, '');
const timeIn = (index: string): string => index.slice(index.lastIndexOf('-') + 1);
