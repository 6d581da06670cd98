import { InMemoryProvider, NOOP_PROVIDER, OpenFeature, ProviderEvents } from '@openfeature/web-sdk';
import type { FlagName } from '../../schemas/flags.ts';
import { type Flags, flagsOver } from '../../schemas/site-flags.ts';
import { flagClientTimeoutMs } from '../../schemas/spec/network/flags.ts';
import { log } from './log.ts';

/** The reply of the flags service; undefined if there is no service or it failed. */
export type FlagsAnswer = Promise<Readonly<Record<string, unknown>> | undefined>;

interface FlagClient {
  /** The flags of the bundle. */
  readonly own: Flags;
  readonly answer: FlagsAnswer;
  /** Called when the flags can have changed. */
  readonly onFlags: (flags: Flags) => void;
}

/**
 * Asks OpenFeature for flags. Its provider is the site's own, with the answer of the flags service on top. A vendor's
 * provider can replace it at any time. Returns a function that stops it. Source: docs/requirements.md, OP-4.
 */
export function startFlagClient({ own, answer, onFlags }: FlagClient): () => void {
  let known = own;
  const client = OpenFeature.getClient();
  // a provider that is ready at once says so before it is asked
  const notify = () =>
    queueMicrotask(() =>
      onFlags(
        flagsOver(
          known,
          valuesOf((name) => client.getBooleanValue(name, known[name])),
        ),
      ),
    );
  const learn = answer.then((said) => {
    known = flagsOver(own, said ?? {});
    return known;
  });
  for (const event of heardEvents) client.addHandler(event, notify);
  if (OpenFeature.providerMetadata.name === NOOP_PROVIDER.metadata.name)
    OpenFeature.setProvider(new SiteProvider(own, learn));
  void learn.then(notify);
  return () => {
    for (const event of heardEvents) client.removeHandler(event, notify);
  };

  function valuesOf(valueOf: (name: FlagName) => boolean): Flags {
    return Object.fromEntries(
      Object.keys(own).map((name) => [name, valueOf(name as FlagName)]), // the names of a record of them
    ) as Flags;
  }
}

const heardEvents = [
  ProviderEvents.Ready,
  ProviderEvents.ConfigurationChanged,
  ProviderEvents.ContextChanged,
] as const;

/** Ready with the answer of the flags service, or without it after 5 s. A later answer changes the flags. */
class SiteProvider extends InMemoryProvider {
  readonly #learn: Promise<Flags>;

  constructor(own: Flags, learn: Promise<Flags>) {
    super(configurationOf(own));
    this.#learn = learn;
  }

  async initialize(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        log({ type: 'warning', category: 'flags', message: tooLate });
        resolve();
      }, flagClientTimeoutMs);
    });
    const learned = this.#learn.then((flags) => {
      clearTimeout(timer);
      return this.putConfiguration(configurationOf(flags));
    });
    await Promise.race([learned, limit]);
  }
}

const tooLate = `The flags did not come within ${flagClientTimeoutMs} ms; the site's own hold until they do.`;

const configurationOf = (flags: Flags): Parameters<InMemoryProvider['putConfiguration']>[0] =>
  Object.fromEntries(
    Object.entries(flags).map(([name, isOn]) => [
      name,
      { variants: { on: true, off: false }, defaultVariant: isOn ? 'on' : 'off', disabled: false },
    ]),
  );
