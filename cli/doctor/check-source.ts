import * as z from 'zod/mini';
import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { askApi } from '../source/ask-api.ts';
import { type Connection, readConnection, type TokenKind, tokenVariables } from '../source/connection.ts';
import { UsageError } from '../usage-error.ts';
import { checkModel } from './check-model.ts';
import { type Check, fail, ok, skipped, warn } from './check.ts';

/** Checks the Contentful space that the environment names: tokens, environment, rate limit, locale, content model. */
export async function checkSource(
  env: NodeJS.ProcessEnv,
  config: PipelineConfig | undefined,
): Promise<readonly Check[]> {
  const connection = connectionOf(env);
  if (typeof connection === 'string') return [fail('Contentful', connection)];
  if (connection === undefined) {
    return [skipped('Contentful', 'No CONTENTFUL_ variable is set: fine while you work with export files.')];
  }
  const apis = ['management', 'delivery', 'preview'] as const;
  const checks = await Promise.all(apis.map((api) => checkApi(api, connection, config)));
  return checks.flat();
}

/** Undefined if the environment names no space. A sentence if it is faulty. */
function connectionOf(env: NodeJS.ProcessEnv): Connection | string | undefined {
  if (!Object.keys(env).some((name) => name.startsWith('CONTENTFUL_'))) return undefined;
  try {
    return readConnection(env);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

const neededFor: Readonly<Record<TokenKind, string>> = {
  management: '`fieldbook export` needs it',
  delivery: '`fieldbook export --published` and incremental refresh need it',
  preview: '`fieldbook preview --source contentful --drafts` needs it',
};

const localeList = z.object({
  items: z.array(z.object({ code: z.string(), default: z.optional(z.boolean()) })),
});

/** Every API has locales, so this request tests the token, the space and the environment. */
async function checkApi(
  api: TokenKind,
  connection: Connection,
  config: PipelineConfig | undefined,
): Promise<Check[]> {
  const subject = tokenVariables[api];
  if (connection.tokens[api] === undefined) return [skipped(subject, `It is not set; ${neededFor[api]}.`)];
  const { space, environment } = connection;
  const path = `/spaces/${space}/environments/${environment}/locales?limit=1000`;
  const answer = await askApi(connection, { api, path });
  if (!answer.ok) return [fail(subject, answer.failure)];
  const opens = ok(subject, `It opens the environment "${environment}" of the space "${space}".`);
  if (api !== 'management') return [opens];
  const locales = localeList.safeParse(answer.value);
  return [
    opens,
    checkRate(answer.headers),
    locales.success ? checkLocale(locales.data, config) : noLocales,
    ...(config === undefined ? [] : [await checkModel(connection, config)]),
  ];
}

const noLocales = fail(
  'locale',
  'The space does not say which locales it has; CONTENTFUL_HOST may lead elsewhere.',
);

function checkRate(headers: Headers): Check {
  const perSecond = headers.get('x-contentful-ratelimit-second-limit');
  const left = headers.get('x-contentful-ratelimit-hour-remaining');
  if (perSecond === null) return warn('rate limit', 'The API does not say how many requests it takes.');
  if (left === '0') return warn('rate limit', 'No requests are left in this hour: an export would wait.');
  return ok('rate limit', `${perSecond} requests a second`);
}

function checkLocale(
  { items }: z.infer<typeof localeList>,
  config: Pick<PipelineConfig, 'locale' | 'locales'> | undefined,
): Check {
  const codes = items.map(({ code }) => code);
  const usual = items.find((each) => each.default)?.code;
  const several = config?.locales?.map(({ code }) => code);
  const wanted = several ?? [config?.locale ?? usual].flatMap((code) => code ?? []);
  if (wanted.length === 0)
    return fail('locale', 'The space has no default locale; set "locale" in the configuration.');
  const missing = wanted.filter((code) => !codes.includes(code));
  if (missing.length === 0) return ok('locale', `${wanted.join(', ')}, of ${codes.join(', ')}`);
  const named = missing.map((code) => `"${code}"`).join(', ');
  const setting = several === undefined ? 'locale' : 'locales';
  return fail(
    'locale',
    `The space has no locale ${named}, only ${codes.join(', ')}; change "${setting}" in the configuration.`,
  );
}
