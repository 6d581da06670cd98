import { expect, test } from 'vitest';
import { config, type FieldbookConfig } from '../../../pipeline/config/config.ts';
import { contentPolicy } from '../../../pipeline/headers/content-policy.ts';
import { ownServices } from '../../../schemas/services/addresses.ts';

const policyOf = (settings: FieldbookConfig) =>
  new Map(
    contentPolicy(config.parse(settings))
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name = '', ...values]) => [name, values]),
  );

/** Every host of Contentful's that serves files, the older names too. */
const files = [
  'https://*.ctfassets.net',
  'https://images.contentful.com',
  'https://assets.contentful.com',
  'https://downloads.contentful.com',
  'https://videos.contentful.com',
];

const closed = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', ...files],
  'media-src': ["'self'", ...files],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['fieldbook-scripts'],
};

test('a site that configures nothing loads from itself, from Contentful, and players of videos', () => {
  const { 'frame-src': frames, ...others } = Object.fromEntries(policyOf({}));
  expect(others).toEqual(closed);
  expect(frames?.[0]).toBe("'self'");
  expect(frames?.slice(1).every((source) => /^https:\/\/[\w*.-]+$/u.test(source))).toBe(true);
});

test('services of this site open nothing', () => {
  const policy = policyOf({
    services: { ...ownServices, flags: '/flags' },
    search: { service: { auth: '/search-service', key: 'k', domainKey: 'd' } },
    scripts: [{ src: 'https://tags.example.com/tag.js' }],
    scriptProxy: '/proxy',
  });
  for (const name of ['script-src', 'connect-src', 'img-src'] as const)
    expect(policy.get(name)).toEqual(closed[name]);
});

test('each host that the configuration names is opened for what it is for, and once', () => {
  const policy = policyOf({
    services: {
      flags: 'https://flags.example.com/x',
      images: 'https://pictures.example.com/',
      log: false,
    },
    search: {
      service: {
        auth: 'https://auth.search.example.com/v1',
        key: 'k',
        domainKey: 'd',
        hosts: ['*.search.example.com', 'localhost:9000'],
      },
    },
    scripts: [
      { src: 'https://tags.example.com/a.js?id=1' },
      { src: 'https://tags.example.com/b.js' },
      { src: 'https://chat.example.com:8443/c.js' },
    ],
    contentPolicy: {
      images: ['cdn.example.com'],
      media: ['films.example.com'],
      frames: ['demo.example.com'],
      connect: ['collect.example.com', 'chat.example.com'],
      scripts: ['more.example.com'],
      frameAncestors: ['app.example.com'],
      trustedTypes: ['goog#html'],
    },
  });
  expect(policy.get('script-src')).toEqual([
    "'self'",
    'https://tags.example.com',
    'https://chat.example.com:8443',
    'https://more.example.com',
  ]);
  expect(policy.get('connect-src')).toEqual([
    "'self'",
    'https://flags.example.com',
    'https://auth.search.example.com',
    'https://*.search.example.com',
    'http://localhost:9000',
    'https://collect.example.com',
    'https://chat.example.com',
  ]);
  expect(policy.get('img-src')?.slice(2 + files.length)).toEqual([
    'https://pictures.example.com',
    'https://cdn.example.com',
  ]);
  expect(policy.get('media-src')?.at(-1)).toBe('https://films.example.com');
  expect(policy.get('frame-src')?.at(-1)).toBe('https://demo.example.com');
  expect(policy.get('frame-ancestors')).toEqual(["'self'", 'https://app.example.com']);
  expect(policy.get('trusted-types')).toEqual(['fieldbook-scripts', 'goog#html']);
});

test.each(['https://a.example', 'a.example/x', "'unsafe-inline'", '*', 'a.example; script-src *', 'a b', ''])(
  'a host cannot be %j, and so cannot open more than a host',
  (host) => {
    for (const name of ['images', 'frames', 'connect', 'scripts', 'media', 'frameAncestors'])
      expect(config.safeParse({ contentPolicy: { [name]: [host] } }).success, name).toBe(false);
  },
);

test.each(["'allow-duplicates'", '*', 'a; script-src *', 'a b', ''])(
  'the name of a Trusted Types policy cannot be %j',
  (name) => {
    expect(config.safeParse({ contentPolicy: { trustedTypes: [name] } }).success).toBe(false);
  },
);

test('the logo of the knowledge base is let through, wherever it lies', () => {
  const logo = 'https://brand.example.com/logo.svg';
  const knowledgeBases = {
    main: {
      kbId: 'm',
      deliveryChannelId: 'm',
      deliveryChannelStrict: false,
      searchSource: 'S',
      homeUrl: '/',
      logo,
    },
  };
  expect(policyOf({ knowledgeBases }).get('img-src')?.at(-1)).toBe('https://brand.example.com');
});
