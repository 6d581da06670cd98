import { isIncludedOrUnsound } from '../../addresses/site-pages.ts';
import type { ContentTypeId } from '../../../schemas/content/index.ts';
import type { Entry, TextSource } from '../../entry.ts';
import type { Graph } from '../../graph.ts';
import { rule } from '../../rule.ts';
import { readText } from '../../rich-text/read-text.ts';

interface Level {
  /** The field that is expected to hold something. */
  readonly field: string;
  /** Fields with parts; one that is shown is enough. */
  readonly parts: readonly string[];
  readonly message: string;
}

/** What each level of release notes consists of. Each level is checked by itself, so that a fault is reported once. */
const levels: Readonly<Partial<Record<ContentTypeId, Level>>> = {
  kbReleaseNotes: {
    field: 'sections',
    parts: ['sections'],
    message: 'The release notes have no section that readers see.',
  },
  kbReleaseNotesSection: {
    field: 'noteGroup',
    parts: ['noteGroup', 'spotlightBoxes'],
    message: 'The section of the release notes is empty: readers see nothing in it.',
  },
  kbReleaseNotesNoteGroup: {
    field: 'notes',
    parts: ['notes', 'spotlightBoxes'],
    message: 'The group of release notes is empty: it has no note that readers see.',
  },
  kbReleaseNotesNote: {
    field: 'description',
    parts: ['spotlightBoxes'],
    message: 'The release note is empty: it has neither a title nor a description.',
  },
};

export const emptyReleaseNotes = rule<{ readonly message: string }>({
  id: 'release-notes/empty',
  severity: 'warn',
  summary: 'Release notes have sections, and there are notes in them.',
  advice: 'Add what is missing, publish what is listed, or take the empty part out.',
  message: ({ message }) => message,
  *check(entry, graph) {
    const level = entry.type && levels[entry.type];
    if (level === undefined || !isIncludedOrUnsound(entry, graph)) return;
    if (showsParts(entry, level, graph) || hasWords(entry)) return;
    const field = [entry.fieldNames.get(level.field) ?? level.field];
    yield { at: { entry: entry.id, field }, detail: { message: level.message } };
  },
});

function showsParts(entry: Entry, { parts }: Level, graph: Graph): boolean {
  const fields = parts.map((name) => entry.fieldNames.get(name) ?? name);
  return (graph.references.get(entry.id) ?? []).some(
    ({ field, target }) => fields.includes(String(field[0])) && graph.included.has(target as never),
  );
}

/** A note has words of its own; release notes of a type of the space may be one text, as it may have no sections. */
function hasWords({ type, contentType, fields, title = '' }: Entry): boolean {
  if (type === 'kbReleaseNotesNote') return title !== '' || hasContent(fields['description']);
  return type === 'kbReleaseNotes' && contentType !== type && hasContent(fields['about']);
}

const hasContent = (text: unknown): boolean => text !== undefined && readText(text as TextSource).hasContent;
