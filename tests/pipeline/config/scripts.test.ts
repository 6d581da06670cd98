import { expect, test } from 'vitest';
import { config } from '../../../pipeline/config/config.ts';

const isTaken = (settings: unknown): boolean => config.safeParse(settings).success;

test.each([
  'https://tags.example.com/tag.js?id=1',
  'http://localhost:8080/tag.js',
  'http://127.0.0.1/tag.js',
])('the script %s may be configured [OP-3]', (src) => {
  expect(
    isTaken({ scripts: [{ src, async: false, attributes: { 'data-site': 'x', integrity: 'sha' } }] }),
  ).toBe(true);
});

test.each([
  'http://tags.example.com/tag.js',
  'https://me:secret@tags.example.com/tag.js',
  '//tags.example.com/tag.js',
  '/tag.js',
  'data:text/javascript,1',
  'javascript:1',
])('the script %s may not', (src) => {
  expect(isTaken({ scripts: [{ src }] })).toBe(false);
});

test('attributes that run or change what is loaded are refused', () => {
  for (const name of ['onload', 'src', 'srcdoc', 'nonce'])
    expect(isTaken({ scripts: [{ src: 'https://a.example/a.js', attributes: { [name]: 'x' } }] }), name).toBe(
      false,
    );
});

test('the proxy is a path of the site', () => {
  expect(isTaken({ scriptProxy: '/proxy' })).toBe(true);
  for (const path of ['proxy', '//a.example/proxy', 'https://a.example/proxy', '/proxy?url='])
    expect(isTaken({ scriptProxy: path }), path).toBe(false);
});

test('the flags service is a path of the site or an https address', () => {
  for (const flags of ['/flags', 'https://flags.example.com/x', false])
    expect(isTaken({ services: { flags } })).toBe(true);
  for (const flags of ['http://flags.example.com', '//flags.example.com', 'flags'])
    expect(isTaken({ services: { flags } }), flags).toBe(false);
});
