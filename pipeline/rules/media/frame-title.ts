import type { Entry } from '../../entry.ts';
import { mediaAddresses } from '../../inspect/content/media-addresses.ts';
import { rule } from '../../rule.ts';

/** Words that say that there is a frame, but not what it contains. */
const vague: ReadonlySet<string> = new Set([
  'embed',
  'external video',
  'frame',
  'iframe',
  'interactive',
  'interactive content',
  'title',
  'untitled',
  'video',
]);

interface Detail {
  readonly use: 'frame' | 'video';
  readonly title: string;
}

/** `schema/missing-field` and `schema/blank` report a required title that is missing. */
export const frameTitle = rule<Detail>({
  id: 'media/frame-title',
  severity: 'warn',
  summary: 'Every frame and every video has a title that says what is in it.',
  advice: 'Write what a reader finds in it, such as "The dispatch board in six minutes".',
  message: ({ use, title }) =>
    title === ''
      ? `The ${use} has no title: a screen reader cannot say what is in it.`
      : `The ${use} has the title "${title}", which does not say what is in it.`,
  *check(entry, graph) {
    for (const { at, use, value, title: written } of mediaAddresses(entry, graph)) {
      const { field, title, isRequired } =
        written === undefined ? titleOf(entry) : { field: undefined, title: written, isRequired: false };
      if (title === '' ? isRequired : !isVague(title)) continue;
      const place =
        field === undefined ? at : { entry: entry.id, field: [entry.fieldNames.get(field) ?? field] };
      yield { at: place, detail: { use, title }, target: value };
    }
  },
});

/** The title of the frame as the page gives it: of a media entry its name, else its alternative text. */
function titleOf(entry: Entry): {
  readonly field: string;
  readonly title: string;
  readonly isRequired: boolean;
} {
  const isMedia = entry.type === 'media';
  const wordsIn = (name: string): string => {
    const value = entry.fields[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const title = isMedia ? wordsIn('name') || wordsIn('altText') : wordsIn('title');
  return { field: isMedia ? 'name' : 'title', title, isRequired: !isMedia };
}

const isVague = (title: string): boolean =>
  vague.has(title.toLowerCase()) || /^(?:https?:\/\/|www\.)\S+$/iu.test(title);
