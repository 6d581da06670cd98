import { InvalidArgumentError } from 'commander';
import * as z from 'zod';
import { type Severity, severities } from '../../../schemas/report/diagnostic.ts';
import { parseUrl } from '../../../pipeline/addresses/parse-url.ts';
import { didYouMean } from '../../terminal/did-you-mean.ts';

/** Parses an integer from `least` to `most`. */
export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (value: string): number => {
    const number = Number(value);
    if (/^\d+$/u.test(value) && number >= least && number <= most) return number;
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`It takes a whole number ${range}.`);
  };

/** Parses a number from 0 to 1. */
export function share(value: string): number {
  const number = Number(value);
  if (/^\d*\.?\d+$/u.test(value) && number <= 1) return number;
  throw new InvalidArgumentError('It takes a number from 0 to 1, such as 0.95.');
}

/** Parses one of some names. An error suggests the most similar one. */
export const oneOf =
  <Name extends string>(names: readonly Name[]) =>
  (value: string): Name => {
    const known = names.find((each) => each === value);
    if (known !== undefined) return known;
    throw new InvalidArgumentError(`It takes ${names.join(', ')}${didYouMean(value, names)}`);
  };

export const severity: (value: string) => Severity = oneOf(severities);

/** Parses a host name or a wildcard, and adds it to the earlier ones. */
export function hostNames(value: string, before: readonly string[]): readonly string[] {
  if (/^(?:\*\.)?[a-z\d]([a-z\d.-]*[a-z\d])?$/iu.test(value)) return [...before, value];
  throw new InvalidArgumentError(
    'It takes a name such as desk.example.com or *.example.com, without a port.',
  );
}

/** Parses the address of a home page, and gives it a slash at its end. */
export function siteAddress(value: string): string {
  const url = parseUrl(value);
  if (url === undefined || !/^https?:$/u.test(url.protocol))
    throw new InvalidArgumentError('It takes an address such as https://help.example.com.');
  return url.origin + url.pathname.replace(/\/*$/u, '/');
}

const sourceKinds = ['file', 'contentful'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const sourceKind: (value: string) => SourceKind = oneOf(sourceKinds);

export function date(value: string): Date {
  const parsed = new Date(value);
  if (!Number.isNaN(parsed.getTime())) return parsed;
  throw new InvalidArgumentError('It takes a date such as 2026-03-09.');
}

/** Parses a date or a time of ISO 8601 that lies ahead. Without an offset it is in the time zone of this machine. */
export function time(value: string): Date {
  const isDay = isoDay.safeParse(value).success;
  const parsed = new Date(isDay ? `${value}T00:00` : value);
  const isTime = isDay || /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/u.test(value);
  if (!isTime || Number.isNaN(parsed.getTime()))
    throw new InvalidArgumentError(
      'It takes a date or a time such as 2026-12-01, 2026-12-01T09:00 or 2026-12-01T09:00Z.',
    );
  if (parsed.getTime() < Date.now())
    throw new InvalidArgumentError(
      'It takes a time that lies ahead: what was scheduled before is published.',
    );
  return parsed;
}

/** Parses a day, which stays a text. */
export function day(value: string): string {
  if (isoDay.safeParse(value).success) return value;
  throw new InvalidArgumentError('It takes a date such as 2026-03-09.');
}

const isoDay = z.iso.date();

/** Adds a value to those of the same flag before it. */
export const listed = (value: string, before: readonly string[] | undefined): readonly string[] => [
  ...(before ?? []),
  value,
];

/** A day includes its last millisecond. */
export function lastMoment(value: string): Date {
  const parsed = date(value);
  return /^\d{4}-\d{2}-\d{2}$/u.test(value.trim()) ? new Date(parsed.getTime() + dayMs) : parsed;
}

const dayMs = 24 * 60 * 60 * 1000;
