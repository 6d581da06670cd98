import { openProject, type Project } from '../input/project.ts';
import type { SourceOptions } from '../commands/options/source-options.ts';
import { escape } from '../reporters/text/escape.ts';
import { UsageError } from '../usage-error.ts';
import { eventsInFile } from './events-file.ts';
import { knownPages, type PagesInLocale } from './known-pages.ts';
import { localeOfEvent } from './locale-of-event.ts';
import type { Unreadable } from './read-event.ts';
import { tally, type Tally } from './tally.ts';
import { byUrgency, type Unanswered } from './unanswered/unanswered.ts';

export interface EventOptions extends SourceOptions {
  readonly data?: string;
  readonly events?: string;
  readonly since?: Date;
  readonly until?: Date;
}

interface Collected {
  readonly project: Project;
  readonly sites: readonly PagesInLocale[];
  readonly tallied: Tally;
  /** How many lines and events could not be read. */
  readonly unreadable: number;
  /** What readers did not find. */
  readonly unanswered: readonly Unanswered[];
}

/** Reads an export and the events about it. */
export async function collect(exported: string | undefined, options: EventOptions): Promise<Collected> {
  if (exported === '-' && options.events === '-')
    throw new UsageError('the export and the events cannot both come from standard input; name one of them.');
  const project = await openProject(exported, options);
  const { input } = project;
  const { since, until } = options;
  const sites = knownPages(input);
  const noted = unreadableNotes();
  const tallied = await tally(await eventsFrom(options, noted.onUnreadable), {
    sinceMs: since?.getTime() ?? -Infinity,
    untilMs: until?.getTime() ?? Infinity,
    localeOf: localeOfEvent(input.config),
    locales: sites.map(({ locale }) => locale),
  });
  noted.finish();
  if (tallied.events + tallied.repeated === 0 && noted.times() > 0)
    throw new UsageError(
      `${options.events === '-' ? 'standard input' : options.events} holds no event that can be read.`,
    );
  const asked = [...tallied.searches.values(), ...tallied.addresses.values()];
  const unanswered = await Promise.all(sites.map((site) => site.unanswered(asked)));
  return {
    project,
    sites,
    tallied,
    unreadable: noted.times(),
    unanswered: unanswered.flat().toSorted(byUrgency),
  };
}

/** The database library is loaded on demand. */
async function eventsFrom({ events, data }: EventOptions, onUnreadable: Unreadable) {
  if (events !== undefined) return eventsInFile(events, onUnreadable);
  const { previewEvents } = await import('./preview-events.ts');
  return previewEvents(data === undefined ? {} : { data }, onUnreadable);
}

/** Reports the first unreadable events only: all of a file can be wrong. */
const maxNotes = 10;

function unreadableNotes() {
  let times = 0;
  const onUnreadable: Unreadable = (where, reason) => {
    times += 1;
    if (times <= maxNotes) console.error(`warning: ${escape(where)} is left out: ${escape(reason)}`);
  };
  return {
    onUnreadable,
    times: () => times,
    finish: () => {
      if (times > maxNotes) console.error(`warning: and ${times - maxNotes} more`);
    },
  };
}
