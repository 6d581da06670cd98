import { describe, expect, it } from 'vitest';
import { BundleError } from '../../../../reader/bundle/files/failure.ts';
import { openBundle, type ReadFile } from '../../../../reader/bundle/files/open.ts';
import { fixtureArticles, fixtureFiles, fixtureRead } from '../../fixture-bundle.ts';

/** Counts how often each file is read. */
function counted(read: ReadFile): { read: ReadFile; reads: string[] } {
  const reads: string[] = [];
  return { reads, read: (path) => (reads.push(path), read(path)) };
}

const failureOf = async (attempt: Promise<unknown>) => {
  const error: unknown = await attempt.catch((reason: unknown) => reason);
  return error instanceof BundleError ? error.failure : error;
};

describe('openBundle', () => {
  it('gives each file of the manifest by its name', async () => {
    const bundle = openBundle(fixtureRead());
    expect(await bundle.site()).toEqual(fixtureFiles.site);
    expect(await bundle.contents()).toEqual(fixtureFiles.contents);
    expect(await bundle.capabilities()).toEqual(fixtureFiles.capabilities);
  });

  it('reads nothing before it is asked, and the manifest and a file once', async () => {
    const { read, reads } = counted(fixtureRead());
    const bundle = openBundle(read);
    expect(reads).toEqual([]);
    await Promise.all([bundle.home(), bundle.home()]);
    await bundle.home();
    expect(reads).toEqual(['manifest.json', 'home.0123abcd.json']);
  });

  it('gives the article of a path, however the path is spelled', async () => {
    const bundle = openBundle(fixtureRead());
    expect(await bundle.article('/how-to/add-a-technician')).toEqual(fixtureArticles[0]);
    expect(await bundle.article('/how-to/add%2Da%2Dtechnician/')).toEqual(fixtureArticles[0]);
    expect(await bundle.article('/how-to/nothing')).toBeUndefined();
  });

  it('says that a newer format is unknown', async () => {
    const manifest = { format: 99, source: { id: 's' }, locale: 'en-US', knowledgeBase: 'main', files: [] };
    const bundle = openBundle(fixtureRead({ manifest }));
    expect(await failureOf(bundle.site())).toEqual({ kind: 'otherVersion', format: 99 });
  });

  it('says so too where the newer format has another manifest', async () => {
    const bundle = openBundle(fixtureRead({ manifest: { format: 2, parts: [] } }));
    expect(await failureOf(bundle.site())).toEqual({ kind: 'otherVersion', format: 2 });
  });

  it('says that a bundle is not the page’s, and looks again at the next navigation', async () => {
    let isOurs = false;
    const bundle = openBundle(fixtureRead(), () => isOurs);
    expect(await failureOf(bundle.site())).toEqual({ kind: 'otherVersion', format: 1 });
    isOurs = true;
    expect(await bundle.site()).toEqual(fixtureFiles.site);
  });

  it('passes on the manifest’s entry of each file', async () => {
    const read = fixtureRead();
    const known: unknown[] = [];
    const bundle = openBundle((path, of) => (known.push([path, of?.bytes, of?.sha256]), read(path, of)));
    await bundle.home();
    await bundle.article('/how-to/add-a-technician');
    expect(known).toEqual([
      ['manifest.json', undefined, undefined],
      ['home.0123abcd.json', 1, ''],
      ['articles/add-a-technician.0123abcd.json', 1, ''],
    ]);
  });

  it('says which file is missing', async () => {
    const manifest = { format: 1, source: { id: 's' }, locale: 'en-US', knowledgeBase: 'main', files: [] };
    const bundle = openBundle(fixtureRead({ manifest }));
    expect(await failureOf(bundle.home())).toEqual({ kind: 'missing', file: 'home' });
  });

  it('names the first fault in a file of another shape', async () => {
    const bundle = openBundle(fixtureRead({ contents: { items: 'none' } as never }));
    expect(await failureOf(bundle.contents())).toEqual({
      kind: 'unreadable',
      file: 'contents',
      reason: 'items is invalid_type',
    });
  });

  it('forgets a failure, so that the next navigation tries again', async () => {
    const works = fixtureRead();
    let isOffline = true;
    const bundle = openBundle(async (path) => {
      if (isOffline) throw new BundleError({ kind: 'offline', file: path });
      return works(path);
    });
    expect(await failureOf(bundle.site())).toEqual({ kind: 'offline', file: 'manifest.json' });
    isOffline = false;
    expect(await bundle.site()).toEqual(fixtureFiles.site);
  });
});
