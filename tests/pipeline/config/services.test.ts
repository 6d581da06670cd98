import { expect, test } from 'vitest';
import { aloneIn, inEachLocale, serviceBase } from '../../../pipeline/config/in-locale.ts';
import { services, switchedOn } from '../../../pipeline/config/services.ts';
import { ownServices } from '../../../schemas/services/addresses.ts';
import { settings } from '../documents.ts';

test('every service is off until the configuration names it [DP-1]', () => {
  expect(switchedOn(services.parse(undefined))).toEqual({});
  expect(switchedOn(services.parse({ profile: false, helpCenter: false, images: false }))).toEqual({});
});

test('a service is at its usual path, or at another that the configuration names [AU-1]', () => {
  const all = Object.fromEntries(Object.keys(ownServices).map((name) => [name, true]));
  expect(switchedOn(services.parse(all))).toEqual(ownServices);
  expect(switchedOn(services.parse({ profile: '/api/me' }))).toEqual({ profile: '/api/me' });
  expect(services.safeParse({ helpCenter: 'https://chat.example' }).success).toBe(false);
});

test('locales share the services of the whole site, also one that is built alone [DP-1]', () => {
  const config = settings({
    siteUrl: 'https://help.example',
    basePath: '/help/',
    locales: { 'en-US': {}, 'es-MX': {}, ja: { siteUrl: 'https://ja.example', prefix: '/ja/' } },
  });
  expect(inEachLocale(config).map(serviceBase)).toEqual(['/help/', '/help/', '/']);
  const alone = aloneIn(config, 'es-MX');
  expect(alone && inEachLocale(alone).map(serviceBase)).toEqual(['/help/']);
  expect(serviceBase(settings({ basePath: '/help/' }))).toBe('/help/');
});

const onPath = { auth: '/find', key: 'a', domainKey: 'b' };

test.each([
  ['its own paths', {}, ['/es-mx/services/search', '/es-mx/helpcenter']],
  [
    'paths that the configuration names',
    { services: { helpCenter: '/chat' }, search: { service: onPath } },
    ['/es-mx/find', '/es-mx/chat'],
  ],
  [
    'a search on another host',
    { search: { service: { ...onPath, auth: 'https://search.example' } } },
    ['https://search.example', '/es-mx/helpcenter'],
  ],
])(
  'with `serve` a locale has a search and a chat of its own, also built alone: %s [SV-1]',
  (_, own, paths) => {
    const config = settings({ locales: { 'en-US': {}, 'es-MX': {} }, serve: {}, ...own });
    const alone = aloneIn(config, 'es-MX') ?? config;
    for (const each of [inEachLocale(config)[1], ...inEachLocale(alone)]) {
      const { service } = each?.search ?? {};
      expect([service !== false && service?.auth, each?.services.helpCenter]).toEqual(paths);
    }
  },
);
