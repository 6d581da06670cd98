import type { EntryId } from '../../schemas/base/ids.ts';
import type { TreeItem } from '../../schemas/bundle/index.ts';
import type { Diagnostic } from '../../schemas/report/diagnostic.ts';
import type { Space } from '../entry.ts';
import { KnownTerms } from '../../schemas/search/build-index.ts';
import type { MadeArticle } from '../emit/articles.ts';
import type { Graph, PageOutline, Shape } from '../graph.ts';
import type { MadeNode } from '../stages/normalize.ts';
import type { RedirectTable } from '../redirects/redirect-table.ts';
import { KnownWork } from './known-work.ts';
import { Recall } from './recall.ts';
import { Recorder } from './recorder.ts';

/**
 * What earlier runs worked out, for a process that validates a space again and again: a run redoes what a change reaches
 * and takes the rest from here. What it finds is what a run without a memory finds. It serves one configuration.
 */
export class Memory {
  readonly recorder = new Recorder();
  readonly outlines = new Recall<EntryId, PageOutline>();
  /** The same object while the rules are the same. */
  redirects: RedirectTable | undefined;
  /** What follows from the shape of a space alone. */
  readonly shaped = new KnownWork();
  #shape = within((): KnownShape => ({ entries: undefined, shape: {} }));
  #decoded = within(() => new KnownWork());
  #findings = within(() => new Recall<EntryId, readonly Diagnostic[]>());
  #made = within(() => new MadeBefore());

  /** Items as they were decoded with the same locales and content model. */
  decoded = (...context: readonly unknown[]): KnownWork => this.#decoded(context);

  /** The shape that a space had, in builds that take the same. */
  shape = (...context: readonly unknown[]): KnownShape => this.#shape(context);

  /** What was found in entries of the same space, in the same locale, on the same day. */
  findings = ({ space, drafts, now }: Graph): Recall<EntryId, readonly Diagnostic[]> =>
    this.#findings([space.id, space.environment, space.locale, space.defaultLocale, drafts, now]);

  /** What was made of the same space, in the same locale, by the same configuration. */
  made = ({ space, config, drafts }: Graph): MadeBefore =>
    this.#made([space.id, space.environment, space.locale, space.defaultLocale, config, drafts]);
}

/** What was made for the bundle. The tree is of the same parts while they are as they were. */
class MadeBefore {
  readonly capabilities = new Recall<EntryId, MadeNode | undefined>();
  readonly others = new Recall<EntryId, MadeNode | undefined>();
  readonly articles = new Recall<EntryId, MadeArticle | undefined>();
  tree: readonly TreeItem[] = [];
  readonly terms = new KnownTerms();
}

interface KnownShape {
  entries: Space['entries'] | undefined;
  shape: Shape;
}

/** One value at a time, made anew when something that it depends on as a whole is another than before. */
function within<Value>(make: () => Value): (context: readonly unknown[]) => Value {
  let known: { readonly context: readonly unknown[]; readonly value: Value } | undefined;
  return (context) => {
    const isSame = known?.context.every((part, index) => part === context[index]) ?? false;
    if (known === undefined || !isSame) known = { context, value: make() };
    return known.value;
  };
}
