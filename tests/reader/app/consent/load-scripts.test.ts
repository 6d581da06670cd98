// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScripts } from '../../../../reader/app/consent/load-scripts.ts';
import { keepLogWith } from '../../../../reader/services/log.ts';

const logged = vi.fn<(entry: { message: string }) => void>();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // a log without a service says what it gets
  keepLogWith(logged);
});
afterEach(() => {
  document.head.replaceChildren();
  logged.mockReset();
});

const scripts = () => [...document.head.querySelectorAll('script')];
const addresses = () => scripts().map(({ src }) => src);

test('a script comes through the proxy path, with its whole address encoded [OP-3]', () => {
  const src = 'https://tags.example.com/a b/tag.js?id=1&v=ü+2';
  loadScripts([{ src }], '/help/proxy');
  expect(addresses()).toEqual([`${location.origin}/help/proxy?url=${encodeURIComponent(src)}`]);
  expect(new URL(addresses()[0] ?? '').searchParams.get('url')).toBe(src);
});

test('without a proxy it comes from where it is [OP-3]', () => {
  loadScripts([{ src: 'https://tags.example.com/plain.js' }], undefined);
  expect(addresses()).toEqual(['https://tags.example.com/plain.js']);
});

test('it comes once, in its order where that is said, and with its attributes', () => {
  const list = [
    { src: 'https://tags.example.com/1.js', async: false, attributes: { 'data-site': 'x' } },
    { src: 'https://tags.example.com/2.js' },
  ];
  loadScripts(list, '/proxy');
  loadScripts(list, '/proxy');
  expect(scripts().map((script) => [script.async, script.dataset['site']])).toEqual([
    [false, 'x'],
    [true, undefined],
  ]);
});

test('one that does not come is a warning in the log [OP-3]', () => {
  loadScripts([{ src: 'https://tags.example.com/gone.js' }], '/proxy');
  scripts()[0]?.dispatchEvent(new Event('error'));
  expect(logged.mock.calls.map(([{ message }]) => message)).toEqual([
    'The script https://tags.example.com/gone.js did not load.',
  ]);
});
