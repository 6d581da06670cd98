import { describe, expect, test, vi } from 'vitest';
import { createSuggester } from '../../../../../reader/features/autocomplete/suggester/create-suggester.ts';
import type { LoadLiveList } from '../../../../../reader/features/autocomplete/suggester/suggester.ts';
import type { Bundle } from '../../../../../reader/bundle/files/bundle.ts';
import { failure, success } from '../../../../../schemas/base/result.ts';
import type { AutocompleterItem } from '../../../../../schemas/services/search/autocompleter.ts';
import { waitFor } from '../../../../wait-for.ts';

const source = 'KBContentful';
const item = (repr: string): AutocompleterItem => ({ repr, URL: ['/page'], id: repr, SOURCE: [source] });

/** A site whose bundle holds a list of some size; what runs beside the page cannot, here. */
function siteWith({ items = [item('Plan a route')], bytes = 100, locale = 'en-US' } = {}) {
  const autocomplete = vi.fn<Bundle['autocomplete']>(async () => ({ items }));
  const manifest = vi.fn<Bundle['manifest']>(
    async () => ({ locale, files: [{ name: 'autocomplete', bytes }] }) as never,
  ); // all that is read of it
  return { site: { bundle: { manifest, autocomplete }, basePath: '/', source }, autocomplete, manifest };
}

const suggestedBy = async (suggester: ReturnType<typeof createSuggester>, typed: string) =>
  ((await suggester.engine()?.suggest(typed))?.list ?? []).map(({ text }) => text);

describe('a suggester', () => {
  test('has the bundle’s list once it is loaded, which happens once [AC-5]', async () => {
    const { site, autocomplete } = siteWith();
    const suggester = createSuggester(site);
    expect(suggester.engine()).toBeUndefined();
    await Promise.all([suggester.load(undefined), suggester.load(undefined)]);
    expect(autocomplete).toHaveBeenCalledTimes(1);
    expect(await suggestedBy(suggester, 'plan')).toEqual(['Plan a route']);
  });

  test('suggests in the language of the bundle [ML-4]', async () => {
    const { site } = siteWith({ items: [item('Alle Türen')], locale: 'de-AT' });
    const suggester = createSuggester(site);
    await suggester.load(undefined);
    expect(await suggestedBy(suggester, 'tueren')).toEqual(['Alle Türen']);
  });

  test('tries again after a failure', async () => {
    const { site, manifest } = siteWith();
    manifest.mockRejectedValueOnce(new Error('offline'));
    const suggester = createSuggester(site);
    await expect(suggester.load(undefined)).rejects.toThrow('offline');
    await suggester.load(undefined);
    expect(await suggestedBy(suggester, 'plan')).toEqual(['Plan a route']);
  });

  test('takes the live list when it arrives, and says so [AC-5]', async () => {
    const suggester = createSuggester(siteWith().site);
    const changed = vi.fn<() => void>();
    suggester.subscribe(changed);
    await suggester.load(async () => success([item('Plan B')]));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
    expect(await suggestedBy(suggester, 'plan')).toEqual(['Plan B']);
  });

  test.each<[string, LoadLiveList]>([
    ['fails', async () => failure({ kind: 'unreachable' })],
    ['breaks', () => Promise.reject(new Error('broken'))],
  ])('keeps the bundle’s list when the live one %s [AC-5]', async (_, loadLive) => {
    const suggester = createSuggester(siteWith().site);
    await suggester.load(loadLive);
    await new Promise(setImmediate);
    expect(await suggestedBy(suggester, 'plan')).toEqual(['Plan a route']);
  });

  test('suggests nothing once a live list has come that is empty [AC-5]', async () => {
    const suggester = createSuggester(siteWith().site);
    await suggester.load(async () => success([]));
    await waitFor(async () => expect(await suggestedBy(suggester, 'plan')).toEqual([]));
  });

  test('reads a long list on the page where nothing can run beside it', async () => {
    const { site, autocomplete } = siteWith({ bytes: 10_000_000 });
    const suggester = createSuggester(site);
    await suggester.load(undefined);
    expect(autocomplete).toHaveBeenCalledTimes(1);
    expect(await suggestedBy(suggester, 'plan')).toEqual(['Plan a route']);
  });
});
