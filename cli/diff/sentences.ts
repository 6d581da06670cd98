import type {
  AddressChange,
  AnnouncementChange,
  AssetChange,
  ContentsChange,
  Difference,
  FieldChange,
  HomeChange,
  Move,
  Named,
  RedirectChange,
} from '../../schemas/report/difference.ts';
import { localesBehind } from './by-locale.ts';
import { type Kind, kinds } from './kinds.ts';

/** A line about a change. The reporters escape and colour it. */
export interface Line {
  readonly change: string;
  readonly what: string;
  readonly how: string;
}

export interface Section {
  readonly kind: Kind;
  readonly title: string;
  readonly lines: readonly Line[];
}

/** All changes but those of entries and findings, under headings. Empty sections are left out. */
export function sectionsOf(difference: Difference): Section[] {
  const { addresses, redirects, moves, contents, home, announcements, assets } = difference;
  const linesOf = <Change extends InLocales>(changes: readonly Change[], lineOf: (change: Change) => Line) =>
    changes.map((change): Line => {
      const line = lineOf(change);
      return { ...line, how: `${line.how}${localesBehind(change.locales, difference)}`.trim() };
    });
  const sections: readonly (readonly [Kind, readonly Line[]])[] = [
    ['addresses', linesOf(addresses, addressLine)],
    ['redirects', linesOf(redirects, redirectLine)],
    ['moved', linesOf(moves, moveLine)],
    ['contents', linesOf(contents, contentsLine)],
    ['home', linesOf(home, homeLine)],
    ['announcements', linesOf(announcements, announcementLine)],
    ['assets', linesOf(assets, assetLine)],
  ];
  return sections.flatMap(([kind, lines]) =>
    lines.length === 0 ? [] : [{ kind, title: kinds[kind], lines }],
  );
}

interface InLocales {
  readonly locales?: readonly string[] | undefined;
}

export const nameOf = ({ id, title }: Named): string => title ?? id;

const quoted = (named: Named): string => `"${nameOf(named)}"`;

function addressLine({ change, from, to, leadsTo, line }: AddressChange): Line {
  const lost = leadsTo === undefined ? 'leads nowhere now' : `leads to ${leadsTo}`;
  const paste = line === undefined ? '' : `; add ${line}`;
  if (change === 'new') return { change, what: to ?? '', how: '' };
  if (change === 'moved') {
    const arrives = leadsTo === undefined ? `, and the old one leads nowhere${paste}` : ', redirected';
    return { change, what: from ?? '', how: `is at ${to ?? ''} now${arrives}` };
  }
  return { change, what: from ?? '', how: `${lost}${paste}` };
}

type Rule = NonNullable<RedirectChange['before']>;

function redirectLine({ change, from, before, after }: RedirectChange): Line {
  const how =
    before && after ? `${ruleText(before)}, now ${ruleText(after)}` : ruleText((after ?? before) as Rule); // one of them is there
  return { change, what: from, how };
}

const ruleText = ({ to, isPermanent, ignoreCase, inBrowser }: Rule): string => {
  const flags = [isPermanent && 'permanent', ignoreCase && 'any case', inBrowser && 'in browsers'];
  return `to ${to} (${flags.filter(Boolean).join(', ') || 'no flags'})`;
};

function moveLine({ change, from, to, ...named }: Move): Line {
  const what = quoted(named);
  if (change === 'position')
    return {
      change: 'moved',
      what,
      how: `from position ${from.position} to ${to.position} in ${quoted(to.parent)} ${to.field}`,
    };
  return {
    change: 'moved',
    what,
    how: `from ${quoted(from.parent)} ${from.field} to ${quoted(to.parent)} ${to.field}`,
  };
}

function contentsLine({ change, title, was, before, after }: ContentsChange): Line {
  const how = {
    added: `under ${at(after)}`,
    removed: `from ${at(before)}`,
    moved: `from ${at(before)} to ${at(after)}`,
    renamed: `was "${was ?? ''}"`,
  };
  return { change, what: `"${title}"`, how: how[change] };
}

function homeLine({ change, section, title, was, added, removed, edited, isReordered }: HomeChange): Line {
  const how = [
    ...(was === undefined ? [] : [`was "${was}"`]),
    ...cards('new cards', added),
    ...cards('without', removed),
    ...cards('other cards', edited),
    ...(isReordered ? ['in another order'] : []),
  ];
  return { change, what: title ?? section, how: how.join('; ') };
}

const announcementLine = ({ change, isPinned, ...named }: AnnouncementChange): Line => ({
  change,
  what: quoted(named),
  how: isPinned === undefined ? '' : isPinned ? 'pinned now' : 'not pinned any more',
});

function assetLine({ change, parts, state, ...named }: AssetChange): Line {
  const states = state && change === 'state' ? [`${state.before ?? ''} to ${state.after ?? ''}`] : [];
  const how = parts.map(({ part, before, after }) => `${part}: ${show(before)}, now ${show(after)}`);
  return { change, what: quoted(named), how: [...states, ...how].join('; ') };
}

const show = (value: string | number | boolean | undefined): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? `"${value}"` : String(value);

/** The change of a field that is no text, without a full stop. */
export function fieldSentence(field: Exclude<FieldChange, { readonly kind: 'text' }>): string {
  if (field.kind === 'value') return `${show(field.before)}, now ${show(field.after)}`;
  const parts = [
    field.added.length > 0 && `added ${names(field.added)}`,
    field.removed.length > 0 && `removed ${names(field.removed)}`,
    field.isReordered && 'in another order',
  ];
  return parts.filter(Boolean).join('; ');
}

const at = (place: ContentsChange['after']) => {
  const above = place?.above.join(' / ') || 'the top';
  return place?.position === undefined ? above : `${above}, position ${place.position}`;
};

const cards = (verb: string, all: readonly Named[]) =>
  all.length === 0 ? [] : [`${verb} ${all.map(quoted).join(', ')}`];

const names = (all: readonly (string | Named)[]) =>
  all.map((each) => (typeof each === 'string' ? `"${each}"` : quoted(each))).join(', ');
