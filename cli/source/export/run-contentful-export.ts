import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import contentfulExport from 'contentful-export';
import { AnswerWatch } from './answers/watch-answers.ts';
import { FaultError } from './answers/fault.ts';
import type { Job, Report } from './messages.ts';
import type { Part } from './parts/parts.ts';
import { wholeAnswers } from '../whole-answers.ts';

/** The parts that a run skips, and queries in place of whole lists. */
export interface Selection {
  readonly skipContentModel?: boolean;
  readonly skipEditorInterfaces?: boolean;
  readonly skipTags?: boolean;
  readonly skipContent?: boolean;
  readonly queryEntries?: readonly string[];
  readonly queryAssets?: readonly string[];
}

export interface Result {
  readonly data: Readonly<Partial<Record<Part, readonly unknown[]>>>;
  readonly watch: AnswerWatch;
}

/** The page size. It shrinks when responses are too big. */
export interface PageSize {
  current: number;
}

/** Runs contentful-export, and halves the page size while responses are too big. Throws a `FaultError` for failures outside. */
export async function runContentfulExport(
  job: Job,
  { selection, pageSize }: { readonly selection: Selection; readonly pageSize: PageSize },
  report: Report,
): Promise<Result> {
  for (;;) {
    const watch = new AnswerWatch(job.limits, report);
    const options = optionsFor(job, selection, { maxAllowedLimit: pageSize.current, watch });
    // the watched fault says more than the package's error, which can contain the token
    const data = await contentfulExport(options).catch((error: unknown) => {
      watch.fault ??= { kind: 'malformed', asked: 'space', detail: messageOf(error) };
      return {};
    });
    await rm(errorLogOf(job), { force: true }); // the package writes it unasked, with the end of the token in it
    if (watch.fault === undefined) return { data, watch };
    if (watch.fault.kind !== 'too-big' || pageSize.current === 1) throw new FaultError(watch.fault);
    pageSize.current = Math.floor(pageSize.current / 2);
  }
}

const errorLogOf = ({ folder }: Job): string => join(folder, 'errors.log');

/** Several options are passed to Contentful's clients and are missing from the package's types. */
function optionsFor(
  job: Job,
  selection: Selection,
  { maxAllowedLimit, watch }: { readonly maxAllowedLimit: number; readonly watch: AnswerWatch },
) {
  const { connection, limits, text } = job;
  const { queryEntries, queryAssets, ...skips } = selection;
  const published = {
    deliveryToken: connection.tokens.delivery,
    hostDelivery: connection.deliveryHost,
    includeDrafts: false, // otherwise the package does not use the delivery API
  };
  return {
    spaceId: connection.space,
    environmentId: connection.environment,
    managementToken: connection.tokens.management ?? '',
    host: connection.host,
    insecure: connection.isInsecure,
    includeDrafts: true,
    includeArchived: true,
    ...(text === 'published' && published),
    ...skips,
    ...(queryEntries !== undefined && { queryEntries: [...queryEntries] }),
    ...(queryAssets !== undefined && { queryAssets: [...queryAssets] }),
    skipWebhooks: true,
    skipRoles: true,
    saveFile: false,
    exportDir: job.folder,
    errorLogFile: errorLogOf(job),
    useVerboseRenderer: true,
    maxAllowedLimit,
    adapter: wholeAnswers,
    timeout: limits.requestTimeoutMs,
    retryLimit: limits.retries,
    responseLogger: watch.look,
  };
}

/** The package wraps errors in one of its own. */
function messageOf(error: unknown): string {
  const { errors } = error as { readonly errors?: readonly { readonly error?: unknown }[] };
  const first = errors?.[0]?.error ?? error;
  return first instanceof Error ? first.message.slice(0, 200) : 'for a reason that it does not tell';
}
