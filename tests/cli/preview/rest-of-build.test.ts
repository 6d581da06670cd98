import { expect, test, vi } from 'vitest';
import type { OpenBuild } from '../../../pipeline/build.ts';
import { stepwise } from '../../../pipeline/stepwise.ts';
import { readySite } from '../../../cli/preview/ready-site.ts';
import { restOf } from '../../../cli/preview/rest-of-build.ts';
import { emptySite } from './preview-of.ts';

/** A build of two parts that take some slices each, and what is done, in order. */
function buildOf(): { readonly open: OpenBuild; readonly done: string[] } {
  const done: string[] = [];
  const part = (name: string) =>
    stepwise(
      function* () {
        for (let step = 0; step < 3; step += 1) {
          const endMs = performance.now() + 15; // longer than a slice
          while (performance.now() < endMs);
          done.push(`${name} ${step}`);
          yield;
        }
        return {};
      },
      (work) => work(),
    );
  const parts = { validation: part('check'), emitted: part('emit') };
  const note = (name: string) => vi.fn<() => void>(() => void done.push(name));
  // the other members are not asked for
  return { open: { ...parts, end: note('end'), leave: note('leave') } as unknown as OpenBuild, done };
}

test('findings come first, unless a request needs everything [PL-5]', async () => {
  const calm = buildOf();
  await restOf(calm.open).work();
  expect(calm.done).toEqual([...steps('check'), ...steps('emit'), 'end']);
  const hurried = buildOf();
  const rest = restOf(hurried.open);
  expect([await rest.complete(), rest.isChecked()]).toEqual([true, false]);
  await rest.work();
  expect(hurried.done).toEqual([...steps('emit'), ...steps('check'), 'end']);
});

const steps = (name: string): string[] => [0, 1, 2].map((step) => `${name} ${step}`);

test('a request that waits when a newer build comes gets the newer one [PL-5]', async () => {
  const { open, done } = buildOf();
  const old = { ...emptySite, rest: restOf(open) };
  let newest = old;
  const given = readySite(() => newest, new Request('http://localhost/preview/findings.json'));
  newest = emptySite;
  old.rest.stop();
  expect(await given).toBe(emptySite);
  expect(done.at(-1)).toBe('leave');
});

test('a page waits for nothing, findings for the check, services and other files for everything [PL-5]', async () => {
  const asked: string[] = [];
  const note = (name: string) => async () => asked.push(name) > 0;
  const rest = { ...emptySite.rest, checked: note('checked'), complete: note('complete') };
  const site = { ...emptySite, rest, isLate: (path: string) => path === 'bundle/manifest.json' };
  const ask = async (path: string, method = 'GET') => {
    await readySite(() => site, new Request(`http://localhost${path}`, { method }));
    return asked.splice(0);
  };
  expect(await ask('/how-to/dispatch')).toEqual([]);
  expect(await ask('/preview/pages/how-to/dispatch.json')).toEqual(['checked']);
  expect(await ask('/bundle/manifest.json')).toEqual(['complete']);
  expect(await ask('/services/search/v1/federated-search/batch', 'POST')).toEqual(['complete']);
});
