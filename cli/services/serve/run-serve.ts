import { randomBytes } from 'node:crypto';
import type { PipelineConfig } from '../../../pipeline/config/config.ts';
import { exitCodes } from '../../exit-codes.ts';
import { loadConfig } from '../../config/load-config.ts';
import { proxiedWireLimits } from '../gate/wire-limits.ts';
import { readConnection } from '../../source/connection.ts';
import { openReaderEvents } from '../reader-events/open-reader-events.ts';
import { databaseLocation } from '../reader-events/database-location.ts';
import { openBuiltSite } from '../site/built-site.ts';
import { startServer } from '../start-server.ts';
import { drain, noticeMs } from './drain.ts';
import { followSite, type Following, type OpenedVersion } from './follow-site.ts';
import { hookRoutes } from '../hooks/hook-routes.ts';
import { systemTimers } from '../hooks/hook-settings.ts';
import { webhookSecret } from '../hooks/webhook-secret.ts';
import { type Logger, openLogger } from './logger.ts';
import { type Metrics, openMetrics } from './metrics.ts';
import { openServices, sharedSecret, siteOptions } from './open-services.ts';
import { openReadiness } from './readiness.ts';
import { serveApp } from './serve-app.ts';
import { untilReached } from './until-reached.ts';

export interface ServeOptions {
  readonly config?: string;
  readonly port: number;
  readonly host: string;
  readonly allowHost: readonly string[];
  readonly data?: string;
  readonly files?: true;
  readonly faults?: true;
}

/** Serves until the process is told to end: then it answers what is under way, and ends. */
export async function runServe(site: string, options: ServeOptions): Promise<void> {
  const logger = openLogger();
  const toldToEnd = signalled();
  const running = await Promise.race([start(site, options, logger), toldToEnd]);
  if (typeof running === 'string') return endNow(logger, 'ended before it served');
  const signal = await toldToEnd;
  logger.info('ending: this process is not ready any more');
  const lastMoment = setTimeout(endNow, endsWithinMs, logger, 'ended with work under way');
  await running.close(noticeMs[signal]);
  logger.info('ended');
  lastMoment.unref(); // for a connection that keeps the process
}

/** Opens what a server needs, as soon as it can be reached, and then listens. */
async function start(site: string, options: ServeOptions, logger: Logger) {
  const metrics = openMetrics();
  const { config } = await loadConfig(options);
  const shared = sharedSecret();
  const secret = shared ?? randomBytes(32).toString('hex');
  const location = databaseLocation(options);
  if (shared === undefined) logger.warn(location.kind === 'server' ? noSharedSecret : noSecret);
  const report = (sentence: string) => {
    metrics.errors.inc({ about: 'service' });
    logger.error(sentence);
  };
  const sources = siteOptions(config, report);
  const hooks = openHooks(config, { logger, metrics });
  const waiting = { timers: systemTimers, tell: (sentence: string) => logger.warn(sentence) };
  const events = await untilReached(() => openReaderEvents(location, report), waiting);
  const following: Following = {
    open: (read, where) => openBuiltSite(read, where, sources),
    onSwitch: (version) => tellSwitch(version, { logger, metrics }),
    onError(sentence) {
      metrics.switches.inc({ result: 'failed' });
      logger.error(`The version before is served: ${sentence}`);
    },
  };
  const followed = await untilReached(() => followSite(site, following), waiting);
  noteVersion(followed.current(), metrics);
  const readiness = openReadiness(events.whyUnreached);
  const app = serveApp({
    version: followed.current,
    config,
    settings: openServices({ config, events, secret, failsOnDemand: options.faults === true, report }),
    readiness,
    metrics,
    logger,
    hosts: [options.host, ...options.allowHost, ...hostOf(config.siteUrl)],
    servesFiles: options.files === true,
    more: hooks === undefined ? [] : [hooks.app],
  });
  const { address, server } = await startServer(app, options, { limits: proxiedWireLimits, report });
  logger.info({ address, database: events.name, ...aboutVersion(followed.current()) }, 'serving');
  return {
    /** Answers what is under way, and takes nothing new. */
    async close(acceptsMs: number) {
      readiness.drain();
      followed.stop();
      await Promise.all([drain(server, acceptsMs), hooks?.close()]);
      await events.close();
    },
  };
}

interface Telling {
  readonly logger: Logger;
  readonly metrics: Metrics;
}

/** The webhook of Contentful, if the configuration says what it starts. */
function openHooks({ serve }: PipelineConfig, { logger, metrics }: Telling) {
  const hook = serve?.hooks.contentful;
  if (hook === undefined) return undefined;
  const { space, environment } = readConnection();
  return hookRoutes({
    ...hook,
    secret: webhookSecret(),
    space,
    environment,
    debounceMs: hook.debounceSeconds * 1000,
    timers: systemTimers,
    log: { info: (message) => logger.info(message), error: (message) => logger.error(message) },
    count: (result) => metrics.hooks.inc({ result }),
  });
}

/** Orchestrators kill a process that takes longer. */
const endsWithinMs = 10_000;

/** Whatever still waits, such as for a database that does not answer, waits no longer. */
function endNow(logger: Logger, message: string): never {
  logger.warn(message);
  return process.exit(exitCodes.clean);
}

/** Resolves when the process is told to end. */
const signalled = (): Promise<keyof typeof noticeMs> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      process.removeAllListeners(signal); // an end by hand is no failure of this command
      process.once(signal, () => resolve(signal));
    }
  });

const hostOf = (siteUrl: string | undefined): string[] =>
  siteUrl === undefined ? [] : [new URL(siteUrl).hostname];

const aboutVersion = ({ sites: [{ version, name }] }: OpenedVersion) => ({ site: name, version });

function tellSwitch(version: OpenedVersion, { logger, metrics }: Telling): void {
  metrics.switches.inc({ result: 'taken' });
  noteVersion(version, metrics);
  logger.info(aboutVersion(version), 'switched to another version of the site');
}

function noteVersion({ sites }: OpenedVersion, { site }: Metrics): void {
  site.reset();
  for (const { version, locale } of sites) site.set({ version, locale }, 1);
}

const noSecret =
  'FIELDBOOK_SECRET is not set: this process has a key of its own, and what it has signed ends with it';
const noSharedSecret =
  'FIELDBOOK_SECRET is not set: no other process accepts the tokens of this one; set the same for all';
