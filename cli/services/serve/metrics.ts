import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What a monitoring system reads. Source: docs/production.md, "What to watch". */
export type Metrics = ReturnType<typeof openMetrics>;

/** In seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];

export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `fieldbook_${name}_total`, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `fieldbook_${name}`, help, labelNames, registers });
  return {
    registry,
    requests: new Histogram({
      name: 'fieldbook_request_seconds',
      help: 'Requests by route, method and status.',
      labelNames: ['route', 'method', 'status'],
      buckets,
      registers,
    }),
    underWay: gauge('requests_under_way', 'Requests that are being answered.'),
    refused: counter('requests_refused', 'Requests refused because too many were under way.', []),
    errors: counter('errors', 'Errors by what they are about.', ['about']),
    switches: counter('site_switches', 'New versions of the site, taken or failed.', ['result']),
    site: gauge('site_info', 'The version of the site that is served.', ['version', 'locale']),
    database: gauge('database_reached', '1 if the database answered when readiness was last asked for.'),
    hooks: counter('hooks', 'Webhooks and the builds that they asked for, by result.', ['result']),
  };
}
