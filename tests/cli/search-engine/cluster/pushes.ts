import { expect, test } from 'vitest';
import { openEngine } from '../../../../cli/search-engine/engine-client.ts';
import { pushIndex } from '../../../../cli/search-engine/push-index.ts';
import { searchOn } from './search-on.ts';
import { documents, type TestedEngine } from './tested-engine.ts';

export function pushes(tested: () => TestedEngine): void {
  test('a push is shown whole, the same is not written again, older versions go [SV-3]', async () => {
    const { push, search, shown, versions, alias } = tested().open();
    await tested().ask('PUT', `${alias}-notes`);
    const first = await push(documents(300));
    expect(first).toMatchObject({ isNew: true, notes: [] });
    expect(await shown()).toEqual([first.index]);
    expect(await search({ query: 'article' })).toMatchObject({ numberOfResults: 300 });
    expect(await push(documents(300))).toEqual({ index: first.index, isNew: false, notes: [] });
    const pushed = [];
    for (const word of ['a', 'b', 'c']) pushed.push((await push(documents(3, word), { keep: 2 })).index);
    expect(await versions()).toEqual([...pushed.slice(1), `${alias}-notes`].toSorted());
    expect(await shown()).toEqual(pushed.slice(2));
  });

  test('a search during pushes finds one version whole [SV-3]', async () => {
    const alias = tested().open();
    await alias.push(documents(30, 'v0'));
    const searches = searchOn(alias);
    for (const word of ['v1', 'v2', 'v3']) await alias.push(documents(30, word));
    const { answers, failed } = await searches.stop();
    expect(failed).toEqual([]);
    expect(answers).toEqual(answers.toSorted());
    expect(['30 of v0', '30 of v1', '30 of v2', '30 of v3']).toEqual(
      expect.arrayContaining([...new Set(answers)]),
    );
  });

  test.each([
    {
      what: 'a field that the mapping does not have',
      fault: { colour: 'red' },
      says: /^the engine does not take "bad 1" \(article1\): .*introduction of \[colour\].* \(400\)\. What \S+ shows was not changed\.$/u,
    },
    {
      what: 'a value of another form',
      fault: { updatedAt: 'last week' },
      says: /^the engine does not take "bad 1" \(article1\): failed to parse field \[updatedAt\] of type \[date\].* \(400\)\. What \S+ shows was not changed\.$/u,
    },
  ])('$what leaves the version before in place, and nothing else [SV-3]', async ({ fault, says }) => {
    const { push, shown, versions } = tested().open();
    const { index } = await push(documents(3));
    const faulty = documents(3, 'bad').map((each, at) => (at === 1 ? { ...each, ...fault } : each));
    await expect(push(faulty)).rejects.toThrow(says);
    expect([await shown(), await versions()]).toEqual([[index], [index]]);
  });

  const slowest = { timeout: 60_000 }; // the engine may wait for the index that is gone
  test('an index that is deleted while it is written is not made again [SV-3]', slowest, async () => {
    const { push, alias, shown, versions } = tested().open();
    let deleting: Promise<unknown> | undefined;
    const onProgress = () => {
      // a node that is written to acknowledges it late
      deleting ??= tested().ask('DELETE', `${alias}-*?timeout=1s`);
    };
    await expect(
      push(documents(2000), { onProgress, limits: { maxBytes: 10_000, busyPauseMs: 100 } }),
    ).rejects.toThrow(/What \S+ shows was not changed/u);
    await deleting;
    expect([await shown(), await versions()]).toEqual([[], []]);
  });

  test.each([
    { when: 'the first ones', before: 0 },
    { when: 'later ones', before: 1 },
  ])('of two pushes at once, $when, one is shown whole and none is half there [SV-3]', async ({ before }) => {
    const alias = tested().open();
    if (before > 0) await alias.push(documents(20, 'before'));
    const ends = await Promise.allSettled([
      alias.push(documents(20, 'one'), { keep: 2 }),
      alias.push(documents(21, 'two'), { keep: 2, now: new Date(Date.now() + 1) }),
    ]);
    const pushed = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.index] : []));
    const [shown, ...others] = await alias.shown();
    expect([pushed, others]).toEqual([expect.arrayContaining([shown]), []]);
    const { answers } = await searchOn(alias).stop();
    expect(['20 of one', '21 of two']).toEqual(expect.arrayContaining(answers));
    // what failed has left nothing
    for (const index of await alias.versions()) {
      const { count } = await tested().ask<{ readonly count: number }>('GET', `${index}/_count`);
      expect([20, 21]).toContain(count);
    }
  });

  test('a password that is wrong is a sentence [SV-3]', async ({ skip }) => {
    const { credentials, open } = tested();
    if (credentials?.kind !== 'password') return skip('not run: the cluster has no users');
    const { engine } = open();
    const wrong = { ...engine.settings, credentials: { ...credentials, password: 'wrong' } };
    await expect(
      pushIndex(openEngine(wrong), {
        documents: documents(1),
        keep: 3,
        now: new Date(),
        language: 'en',
        synonyms: [],
      }),
    ).rejects.toThrow(/refuses SEARCH_ENGINE_USERNAME with its password \(401\)/u);
  });
}
