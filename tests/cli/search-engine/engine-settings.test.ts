import { expect, test } from 'vitest';
import { engineSettings } from '../../../cli/search-engine/engine-settings.ts';
import { config } from '../../../pipeline/config/config.ts';

const settingsOf = (engine: object, env: Readonly<Record<string, string>> = {}) =>
  engineSettings({ config: config.parse({ search: { engine } }), locale: 'en-US', env });

test('without an engine there are no settings', () => {
  expect(engineSettings({ config: config.parse({}), locale: 'en-US', env: {} })).toBeUndefined();
});

test('the alias is made of the knowledge base and the locale, unless it is named', () => {
  expect(settingsOf({ address: 'https://search.example.com:9200' })).toEqual({
    addresses: ['https://search.example.com:9200/'],
    alias: 'fieldbook-main-en-us',
    credentials: undefined,
  });
  expect(settingsOf({ address: 'http://10.0.0.7:9200', alias: 'help' })?.alias).toBe('help');
});

test('credentials come from the environment, a key before a password', () => {
  const password = { SEARCH_ENGINE_USERNAME: 'ana', SEARCH_ENGINE_PASSWORD: 'pw' };
  const at = { address: 'https://search.example.com' };
  expect(settingsOf(at, password)?.credentials).toEqual({
    kind: 'password',
    username: 'ana',
    password: 'pw',
  });
  const both = { ...password, SEARCH_ENGINE_API_KEY: 'k3y' };
  expect(settingsOf(at, both)?.credentials).toEqual({ kind: 'apiKey', apiKey: 'k3y' });
});

test('a password goes nowhere over plain http, but to this machine', () => {
  const key = { SEARCH_ENGINE_API_KEY: 'k3y' };
  expect(() => settingsOf({ address: 'http://10.0.0.7:9200' }, key)).toThrow(
    'over which no password is sent',
  );
  expect(settingsOf({ address: 'http://localhost:9200' }, key)?.credentials?.kind).toBe('apiKey');
  const oneIsPlain = { address: ['https://10.0.0.7:9200', 'http://10.0.0.8:9200'] };
  expect(() => settingsOf(oneIsPlain, key)).toThrow('over which no password is sent');
});

test.each([
  [{ address: 'https://ana:pw@search.example.com' }, {}, 'holds a password'],
  [{ address: 'https://search.example.com' }, { SEARCH_ENGINE_USERNAME: 'ana' }, 'go together'],
  [
    { address: 'https://search.example.com' },
    { SEARCH_ENGINE_API_KEY: 'k3y\nx-other: 1' },
    'SEARCH_ENGINE_API_KEY does not hold',
  ],
])('%j with %j is refused', (engine, env, says) => {
  expect(() => settingsOf(engine, env)).toThrow(says);
});
