import type { PipelineConfig } from '../../pipeline/config/config.ts';
import { otherLocale } from '../../pipeline/config/in-locale.ts';
import { isLoopback } from '../is-loopback.ts';
import { UsageError } from '../usage-error.ts';

/** A search engine, and its credentials. */
export interface EngineSettings {
  /** Of its nodes, any of which is asked. */
  readonly addresses: readonly string[];
  /** The alias of the index, which points to its current version. */
  readonly alias: string;
  readonly credentials: Credentials | undefined;
}

export type Credentials =
  | { readonly kind: 'password'; readonly username: string; readonly password: string }
  | { readonly kind: 'apiKey'; readonly apiKey: string };

interface Asked {
  readonly config: Pick<PipelineConfig, 'search' | 'knowledgeBase' | 'locales'>;
  readonly locale: string;
  readonly env?: Environment;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The configured engine. Undefined if there is none. */
export function engineSettings({ config, locale, env }: Asked): EngineSettings | undefined {
  const access = engineAccess(config, env);
  return access && { ...access, alias: engineAlias(config, locale) };
}

/** The settings that are known before the content. Credentials come from the environment only. */
export function engineAccess(
  { search: { engine } }: Asked['config'],
  env: Environment = process.env,
): Omit<EngineSettings, 'alias'> | undefined {
  if (engine === undefined) return undefined;
  const addresses = [engine.address].flat().map(withoutCredentials);
  const credentials = readCredentials(env);
  const areSafe = addresses.every(({ protocol, host }) => protocol === 'https:' || isLoopback(host));
  if (credentials !== undefined && !areSafe) throw new UsageError(notSafe);
  return { addresses: addresses.map(({ href }) => href), credentials };
}

/** An index has one knowledge base in one language, as a bundle does. Of several locales, the first has the configured alias as it is. */
export function engineAlias(config: Asked['config'], locale: string): string {
  const { search, knowledgeBase } = config;
  const { alias } = search.engine ?? {};
  if (alias === undefined) return nameOf(`fieldbook-${knowledgeBase}-${locale}`);
  const other = otherLocale(locale, config);
  return other === undefined ? alias : `${alias}-${nameOf(other)}`;
}

const nameOf = (text: string): string => text.toLowerCase().replace(/[^a-z0-9._-]/gu, '-');

/** A password in a configuration would get into a repository. */
function withoutCredentials(address: string): URL {
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') throw new UsageError(inAddress);
  return url;
}

function readCredentials(env: Environment): Credentials | undefined {
  const apiKey = valueOf(env, 'SEARCH_ENGINE_API_KEY');
  if (apiKey !== undefined) return { kind: 'apiKey', apiKey };
  const username = valueOf(env, 'SEARCH_ENGINE_USERNAME');
  const password = valueOf(env, 'SEARCH_ENGINE_PASSWORD');
  if (username === undefined && password === undefined) return undefined;
  if (username === undefined || password === undefined) throw new UsageError(halfGiven);
  return { kind: 'password', username, password };
}

function valueOf(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  if (value === undefined || value === '') return undefined;
  if (!/^[\x21-\x7e]+$/u.test(value))
    throw new UsageError(`${name} does not hold a text without blanks and line breaks.`);
  return value;
}

export const noEngine =
  'the configuration names no search engine; set "search": { "engine": { "address": "https://..." } }, see docs/search-engine.md.';
const inAddress =
  'in the configuration: "search.engine.address" holds a password; put it into SEARCH_ENGINE_USERNAME and SEARCH_ENGINE_PASSWORD.';
const halfGiven = 'SEARCH_ENGINE_USERNAME and SEARCH_ENGINE_PASSWORD go together; only one of them is set.';
const notSafe =
  'in the configuration: "search.engine.address" is plain http, over which no password is sent; write it as https://... .';
