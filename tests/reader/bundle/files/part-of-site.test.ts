import { beforeEach, expect, it, vi } from 'vitest';
import { BundleError } from '../../../../reader/bundle/files/failure.ts';
import { partOfSite } from '../../../../reader/bundle/files/part-of-site.ts';

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://help.example/faq/a' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', ask.mockReset().mockResolvedValue(new Response()));
});

const failing = (error: Error) =>
  partOfSite(async () => {
    throw error;
  });
const noScript = new TypeError('Importing a module script failed.');

it('a script that does not come is missing where the host is there', async () => {
  await expect(failing(noScript)).rejects.toMatchObject({ failure: { kind: 'missing' } });
});

it('the reader is offline where the host is not there, whatever the browser says', async () => {
  ask.mockRejectedValue(new TypeError('Load failed'));
  await expect(failing(noScript)).rejects.toMatchObject({ failure: { kind: 'offline' } });
});

it('the host is not asked while the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(failing(noScript)).rejects.toMatchObject({ failure: { kind: 'offline' } });
  expect(ask).not.toHaveBeenCalled();
});

it('a failure of the bundle is passed on', async () => {
  const error = new BundleError({ kind: 'refused', file: 'home', status: 500 });
  await expect(failing(error)).rejects.toBe(error);
});
