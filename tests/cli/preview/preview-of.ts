import { onTestFinished, vi } from 'vitest';
import { config } from '../../../pipeline/config/config.ts';
import { validate } from '../../../pipeline/build.ts';
import { siteHeaders } from '../../../pipeline/headers/site-headers.ts';
import { ownServices } from '../../../schemas/services/addresses.ts';
import { previewApp } from '../../../cli/preview/preview-app.ts';
import type { PreviewSite } from '../../../cli/preview/preview-site.ts';
import { findingsInPlace } from '../../../cli/preview/findings/findings-in-place.ts';
import { openReaderEvents } from '../../../cli/services/reader-events/open-reader-events.ts';
import { exportOf, settings } from '../../pipeline/documents.ts';

export const host = 'http://localhost:4173';

const empty = validate({ exported: exportOf([]), config: settings() });

/** Nothing is left to work out. */
const doneRest: PreviewSite['rest'] = {
  isChecked: () => true,
  checked: async () => true,
  complete: async () => true,
  work: async () => {},
  stop: () => {},
};

/** A site without pages and files, for tests to fill. */
export const emptySite: PreviewSite = {
  name: 'Vanbase Help Center',
  basePath: '/',
  themeLinks: [],
  headers: siteHeaders(config.parse({})),
  services: ownServices,
  scripts: [],
  scriptProxy: undefined,
  findings: () => empty,
  inPlace: () => findingsInPlace(empty),
  graph: empty.graph,
  noPages: undefined,
  routes: new Set(),
  version: 'first',
  search: undefined,
  answers: undefined,
  golden: async () => ({ kind: 'unknown', why: 'no golden queries are named' }),
  unanswered: async () => [],
  places: { synonym: { kind: 'code', file: undefined }, redirect: { kind: 'code', file: undefined } },
  isStatic: false,
  pageOf: () => undefined,
  render: async (url) => ({ html: `page ${url}`, status: 404 }),
  published: undefined,
  publishing: () => undefined,
  translations: [],
  files: () => [],
  isLate: () => false,
  rest: doneRest,
  page: async (url) => ({ html: `page ${url}`, status: 404 }),
  file: async () => undefined,
};

interface Settings {
  /** `own`: the one that a preview makes for itself. */
  readonly secret?: string;
  readonly reloads?: boolean;
  readonly hosts?: readonly string[];
}

/** A preview of a site. It waits for nothing, `sleep` notes for how long it would; its clock stands still until it is set. */
export async function previewOf(
  first: PreviewSite,
  { secret = 'secret', reloads = true, hosts = [] }: Settings = {},
) {
  const clock = { nowMs: Date.UTC(2026, 2, 9) };
  const sleep = vi.fn<(ms: number) => Promise<void>>(async () => {});
  const events = await openReaderEvents({ kind: 'file', path: ':memory:' });
  onTestFinished(() => events.close());
  let site = first;
  const listeners = new Set<() => void>();
  const app = previewApp(
    {
      site: () => site,
      fault: () => undefined,
      onChange(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    { ...(secret !== 'own' && { secret }), sleep, events, reloads, hosts, now: () => clock.nowMs },
  );
  return {
    app,
    ask: async (path: string, init?: RequestInit) => app.request(host + path, init),
    change: (next: PreviewSite) => {
      site = next;
      for (const listener of listeners) listener();
    },
    clock,
    listeners,
    events,
    sleep,
  };
}
