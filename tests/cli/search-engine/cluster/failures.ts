import { expect, test } from 'vitest';
import { waitFor } from '../../../wait-for.ts';
import { searchOn } from './search-on.ts';
import { documents, type TestedEngine } from './tested-engine.ts';

const notOurs = 'not run: OPENSEARCH_URL names a cluster that the tests do not break';
const impatient = { limits: { retries: 1, busyPauseMs: 10 } };

export function failures(tested: () => TestedEngine): void {
  test.each([
    {
      what: 'a full disk',
      block: 'read_only_allow_delete',
      says: /^the engine does not take "new 0" \(article0\): index \[\S+\] blocked by: .*disk usage exceeded flood-stage watermark.*; \(429\)\./u,
    },
    {
      what: 'an operator',
      block: 'write',
      says: /^the engine does not take "new 0" \(article0\): index \[\S+\] blocked by: .*index write \(api\)\]; \(403\)\./u,
    },
  ])('where $what blocks a new index, it says so and leaves none [SV-3]', async ({ block, says }) => {
    const { push, alias, shown, versions } = tested().open();
    const { index } = await push(documents(3));
    const template = `_index_template/${alias}`;
    await tested().ask('PUT', template, {
      index_patterns: [`${alias}-*`],
      template: { settings: { [`index.blocks.${block}`]: true } },
    });
    await expect(push(documents(3, 'new'), impatient)).rejects.toThrow(says);
    await tested().ask('DELETE', template);
    expect([await shown(), await versions()]).toEqual([[index], [index]]);
  });

  test.each(['read_only_allow_delete', 'read_only'])(
    'where the version before has the block %s, it stays shown until that is gone [SV-3]',
    async (block) => {
      const { push, search, shown, versions, alias } = tested().open();
      const { index } = await push(documents(3));
      const set = (value: true | null) =>
        tested().ask('PUT', `${index}/_settings`, { [`index.blocks.${block}`]: value });
      await set(true);
      await expect(push(documents(3, 'new'))).rejects.toThrow(
        new RegExp(
          String.raw`takes nothing new \(4\d\d\): index \[${index}\] blocked by: .* Is its disk full\? What ${alias} shows was not changed\.$`,
          'u',
        ),
      );
      expect([await shown(), await versions()]).toEqual([[index], [index]]);
      expect(await search({ query: 'article' })).toMatchObject({ numberOfResults: 3 });
      await set(null);
      expect(await push(documents(3, 'new'))).toMatchObject({ isNew: true, notes: [] });
    },
  );

  test(
    'disks over the flood stage make no index, and the version before is found [SV-3]',
    { timeout: 120_000 },
    async ({ skip, onTestFinished }) => {
      const { nodes, ask, open } = tested();
      if (nodes === undefined) return skip(notOurs);
      const { push, search, alias } = open();
      await push(documents(3));
      const disk = 'cluster.routing.allocation.disk';
      const set = (settings: object) => ask('PUT', '_cluster/settings', { persistent: settings });
      const makeRoom = async () => {
        await set({ [`${disk}.*`]: null, 'cluster.blocks.create_index': null });
        await ask('PUT', '_all/_settings', { 'index.blocks.read_only_allow_delete': null });
      };
      onTestFinished(makeRoom);
      await set({
        [`${disk}.threshold_enabled`]: true,
        [`${disk}.watermark.low`]: '999tb',
        [`${disk}.watermark.high`]: '998tb',
        [`${disk}.watermark.flood_stage`]: '997tb',
      });
      let round = 0;
      await waitFor(async () => {
        round += 1;
        await expect(push(documents(3, `new${round}`), impatient)).rejects.toThrow(
          `takes nothing new (403): blocked by: [FORBIDDEN/10/cluster create-index blocked (api)]; Is its disk full? What ${alias} shows was not changed.`,
        );
      }, 90_000); // the engine looks every ten seconds, a busy one later
      expect(await search({ query: 'article' })).toMatchObject({ numberOfResults: 3 });
      // an operator who has made room does not wait until the engine looks again
      await makeRoom();
      await push(documents(3, 'new'));
      expect(await search({ query: 'new' })).toMatchObject({ numberOfResults: 3 });
    },
  );

  test(
    'a node that is killed costs what is in flight: no answer is wrong, and all is well again [SV-3]',
    { timeout: 120_000 },
    async ({ skip }) => {
      const { nodes, ask, open } = tested();
      if (nodes === undefined) return skip(notOurs);
      const victim = await nodes.manager();
      const copied = open((victim + 1) % nodes.addresses.length);
      const throughVictim = open(victim);
      const alone = open((victim + 2) % nodes.addresses.length);
      await ask('PUT', `_index_template/${alone.alias}`, {
        index_patterns: [`${alone.alias}-*`],
        template: { settings: { number_of_shards: 3, number_of_replicas: 0 } },
      });
      await alone.push(documents(30));
      await copied.push(documents(300, 'old'));
      await throughVictim.push(documents(3));

      const searches = searchOn(copied);
      let killing: Promise<void> | undefined;
      await Promise.allSettled([
        copied.push(documents(300, 'new'), {
          limits: { maxBytes: 5000, busyPauseMs: 100 },
          onProgress: () => {
            killing ??= nodes.kill(victim);
          },
        }),
      ]);
      await killing;
      // if not by that push, then by the next one
      await waitFor(() => copied.push(documents(300, 'new')));
      await expect(throughVictim.search({ query: 'article' })).rejects.toThrow(/is not reached/u);
      await expect(alone.search({ query: 'article' })).rejects.toThrow(/answers with 50\d/u);
      await waitFor(async () => expect(await alone.push(documents(30))).toMatchObject({ isNew: true }));
      expect(await alone.search({ query: 'article' })).toMatchObject({ numberOfResults: 30 });

      await nodes.start(victim);
      const { answers, failed } = await searches.stop();
      expect(['300 of old', '300 of new']).toEqual(expect.arrayContaining([...new Set(answers)]));
      expect(answers.at(-1)).toBe('300 of new');
      expect(failed.length, failed.join()).toBeLessThan(3);
      expect(await throughVictim.search({ query: 'article' })).toMatchObject({ numberOfResults: 3 });
    },
  );
}
