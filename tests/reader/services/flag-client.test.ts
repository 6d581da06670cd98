import { InMemoryProvider, OpenFeature } from '@openfeature/web-sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FlagsAnswer, startFlagClient } from '../../../reader/services/flag-client.ts';
import { keepLogWith, type LogEntry } from '../../../reader/services/log.ts';
import { type Flags, siteFlags } from '../../../schemas/site-flags.ts';

const own = siteFlags({ chat: false });
let warnings: LogEntry[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  warnings = [];
  keepLogWith((entry) => void warnings.push(entry));
});
afterEach(async () => {
  vi.useRealTimers();
  await OpenFeature.clearProviders();
});

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** An answer that comes after a time. */
const after = (ms: number, said: Record<string, unknown> | undefined): FlagsAnswer =>
  new Promise((resolve) => setTimeout(() => resolve(said), ms));

function start(answer: FlagsAnswer) {
  let flags: Flags = own;
  const stop = startFlagClient({ own, answer, onFlags: (next) => (flags = next) });
  return { flags: () => flags, stop };
}

const boolean = (isOn: boolean) => ({
  variants: { on: true, off: false },
  defaultVariant: isOn ? 'on' : 'off',
  disabled: false,
});

test('the service takes precedence over the site, and only known boolean flags count [OP-4]', async () => {
  const { flags } = start(after(100, { chat: true, quickAnswer: 'yes', unheardOf: true }));
  await passed(99);
  expect(flags()).toEqual(own);
  await passed(1);
  expect(flags()).toEqual({ ...own, chat: true });
  await passed(60_000);
  expect(warnings).toEqual([]);
});

test('it waits 5 s, continues with the site’s flags, and applies a later answer [OP-4]', async () => {
  const { flags } = start(after(9000, { chat: true }));
  const client = OpenFeature.getClient();
  await passed(4999);
  expect([client.providerStatus, flags(), warnings]).toEqual(['NOT_READY', own, []]);
  await passed(1);
  expect([client.providerStatus, flags()]).toEqual(['READY', own]);
  expect(warnings.map(({ message }) => message)).toEqual([
    "The flags did not come within 5000 ms; the site's own hold until they do.",
  ]);
  await passed(4000);
  expect(flags()).toEqual({ ...own, chat: true });
});

test('without an answer the site has the word', async () => {
  const { flags } = start(after(10, undefined));
  await passed(10);
  expect([OpenFeature.getClient().providerStatus, flags()]).toEqual(['READY', own]);
});

test("a vendor's provider that is there already is asked, and the service where it knows nothing", async () => {
  await OpenFeature.setProviderAndWait(new InMemoryProvider({ chat: boolean(true) }));
  const { flags } = start(after(10, { chat: false, quickAnswer: true }));
  await passed(10);
  expect(flags()).toEqual({ ...own, chat: true, quickAnswer: true });
});

test("a vendor's provider that comes later is asked from then on, and whenever it has news", async () => {
  const { flags, stop } = start(after(0, undefined));
  await passed(10);
  const provider = new InMemoryProvider({ fullHeader: boolean(true) });
  await OpenFeature.setProviderAndWait(provider);
  await passed(10);
  expect(flags()).toEqual({ ...own, fullHeader: true });
  await provider.putConfiguration({ fullHeader: boolean(false) });
  await passed(0);
  expect(flags()).toEqual(own);
  stop();
  await provider.putConfiguration({ fullHeader: boolean(true) });
  await passed(0);
  expect(flags()).toEqual(own);
});
