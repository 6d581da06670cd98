import { setTimeout as sleep } from 'node:timers/promises';
import type { PipelineConfig } from '../../../pipeline/config/config.ts';
import { usualServe } from '../../../pipeline/config/serve.ts';
import { openWording } from '../../answers/wording/open-wording.ts';
import { engineSettings } from '../../search-engine/engine-settings.ts';
import { UsageError } from '../../usage-error.ts';
import { clientAddress } from '../gate/client-address.ts';
import { sharedCount } from '../gate/shared-count.ts';
import { type Limit, throttle } from '../gate/throttle.ts';
import type { OpenReaderEvents } from '../reader-events/open-reader-events.ts';
import { engineBackend } from '../search/engine-backend.ts';
import type { SiteOptions } from '../site/built-site.ts';
import { openSearchThread } from '../site/search-thread.ts';
import type { ServiceSettings } from '../wire/service-settings.ts';
import { headerSignIn } from './header-sign-in.ts';

interface Opening {
  readonly config: PipelineConfig;
  readonly events: OpenReaderEvents;
  readonly secret: string;
  readonly failsOnDemand: boolean;
  readonly report: (sentence: string) => void;
}

/** What the services of a process have in common. */
export function openServices({ config, events, ...given }: Opening): ServiceSettings {
  const { limits, origins, proxies, signIn } = config.serve ?? usualServe;
  const now = Date.now;
  const { pool } = events;
  const limit = ({ calls, seconds }: (typeof limits)['token'], clientOf: Limit['clientOf']): Limit => ({
    rate: { burst: calls, perSecond: calls / seconds },
    clientOf,
    shared: pool && sharedCount({ calls, seconds }, { pool, secret: given.secret, now }),
  });
  return {
    ...given,
    sleep,
    pieceMs: 0,
    now,
    events,
    sessions: events.sessions(now),
    throttled: throttle(now, [
      limit(limits.address, (context) => clientAddress(context, proxies)),
      limit(limits.token, ({ req }) => /^Bearer (\S+)$/u.exec(req.header('authorization') ?? '')?.[1]),
    ]),
    signIn: headerSignIn(signIn),
    origins,
  };
}

/** How a site's searches and answers are made: by the search engine and the language model of the configuration. */
export const siteOptions = (config: PipelineConfig, report: (sentence: string) => void): SiteOptions => ({
  engineOf(locale, bundle) {
    const engine = engineSettings({ config, locale });
    return engine && engineBackend(engine, bundle);
  },
  wording: openWording(config.answers, { report }),
  openSearch: openSearchThread,
});

const leastCharacters = 32;

/** The key that all processes share. Undefined if none is set. */
export function sharedSecret(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const given = env['FIELDBOOK_SECRET']?.trim() ?? '';
  if (given === '') return undefined;
  if (given.length >= leastCharacters) return given;
  throw new UsageError(
    `FIELDBOOK_SECRET has ${given.length} characters; it needs ${leastCharacters} or more, such as those of: openssl rand -hex 32`,
  );
}
