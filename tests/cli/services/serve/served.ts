import { pino } from 'pino';
import { onTestFinished, vi } from 'vitest';
import { build } from '../../../../pipeline/build.ts';
import type { RawExport } from '../../../../pipeline/decode/export/raw-export.ts';
import { openReaderEvents } from '../../../../cli/services/reader-events/open-reader-events.ts';
import { openMetrics } from '../../../../cli/services/serve/metrics.ts';
import { openServices } from '../../../../cli/services/serve/open-services.ts';
import { openReadiness } from '../../../../cli/services/serve/readiness.ts';
import { serveApp } from '../../../../cli/services/serve/serve-app.ts';
import { openBuiltSite, type Sites } from '../../../../cli/services/site/built-site.ts';
import { openSearchHere } from '../../../../cli/services/site/site-search.ts';
import { inEachLocale } from '../../../../pipeline/config/in-locale.ts';
import { exportOf, settings } from '../../../pipeline/documents.ts';
import { howTo } from '../../exports.ts';

export const host = 'http://localhost:4180';

const texts = {
  'Refund a payment':
    'To refund a payment, open the payment and select Refund. The customer gets the money in three days.',
  'Add a technician': 'Open the team page and select Add technician. Enter a name and a phone number.',
  'Print an invoice': 'Open the invoice and select Print. Choose a printer of the office.',
  'Plan a route': 'Open the map, and drag the stops into the order in which the van drives.',
  'Order parts': 'Open a vendor, and write a purchase order for the parts that a job needs.',
  'Close the week': 'Approve all timesheets on Friday, and close the week for the payroll.',
};

/** Enough articles to find and to answer something. */
export const sixArticles = exportOf(
  Object.entries(texts).map(([title, text]) => howTo(title.toLowerCase().replaceAll(' ', '-'), text, title)),
);

/** Opens the bundle of an export, as a build with the services of `serve` writes it. */
export function openBundleOf(exported: RawExport, config: Parameters<typeof settings>[0] = { serve: {} }) {
  const [own = settings(config)] = inEachLocale(settings(config));
  const { files } = build({ exported, config: own });
  const byPath = new Map(files.map((file) => [`bundle/${file.path}`, file.bytes]));
  return openBuiltSite(async (path) => byPath.get(path) ?? new Uint8Array(), 'the site', {
    engineOf: () => undefined,
    wording: undefined,
    openSearch: openSearchHere,
  });
}

interface Options {
  readonly serve?: NonNullable<Parameters<typeof settings>[0]>['serve'];
  readonly failsOnDemand?: boolean;
  readonly hosts?: readonly string[];
}

/** A server of a site, its log, and somebody who asks it. */
export async function serveOf(sites: Sites, { serve = {}, failsOnDemand = false, hosts = [] }: Options = {}) {
  const config = settings({ serve });
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const events = await openReaderEvents({ kind: 'file', path: ':memory:' }, (sentence) =>
    logger.error(sentence),
  );
  onTestFinished(() => events.close());
  const why = vi.fn<() => Promise<string | undefined>>(async () => undefined);
  const readiness = openReadiness(why, () => (nowMs += 2000));
  let nowMs = 0;
  const version = { sites, folder: undefined };
  const metrics = openMetrics();
  const app = serveApp({
    version: () => version,
    config,
    settings: openServices({
      config,
      events,
      secret: 'secret',
      failsOnDemand,
      report: (text) => logger.error(text),
    }),
    readiness,
    metrics,
    logger,
    hosts,
    servesFiles: false,
  });
  const ask = async (path: string, init?: RequestInit) => app.request(host + path, init);
  return { app, ask, events, lines, why, readiness, metrics };
}

export const json = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
