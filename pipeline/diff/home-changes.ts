import type { BundleFiles } from '../../schemas/bundle/index.ts';
import type { HomeChange, Named } from '../../schemas/report/difference.ts';
import { listChange } from './values/list-change.ts';
import { isSameValue } from './values/same-value.ts';

type Section = BundleFiles['home']['sections'][number];

/** The sections of the home page that were added, removed or have other cards, in the order of the page. */
export function homeChanges(before: readonly Section[], after: readonly Section[]): HomeChange[] {
  const codes = new Set([...before, ...after].map(({ code }) => code));
  return [...codes].flatMap((code) => {
    const old = before.find((section) => section.code === code);
    const now = after.find((section) => section.code === code);
    const change = changeOf(old, now);
    const isAlike =
      change.change === 'edited' && old?.title === now?.title && !change.isReordered && isEmpty(change);
    return isAlike ? [] : [change];
  });
}

const isEmpty = ({ added, removed, edited }: HomeChange): boolean =>
  added.length + removed.length + edited.length === 0;

function changeOf(old: Section | undefined, now: Section | undefined): HomeChange {
  const [were, are] = [old?.cards ?? [], now?.cards ?? []];
  const { added, removed, moved } = listChange(
    were.map(({ id }) => id),
    are.map(({ id }) => id),
  );
  const edited = are.filter((card) => {
    const was = were.find(({ id }) => id === card.id);
    return was !== undefined && !isSameValue(was, card);
  });
  const title = (now ?? old)?.title;
  return {
    change: old === undefined ? 'added' : now === undefined ? 'removed' : 'edited',
    section: (now ?? old)?.code ?? '',
    ...(title !== undefined && { title }),
    ...(old && now && old.title !== title && old.title !== undefined && { was: old.title }),
    added: added.flatMap((place) => named(are[place])),
    removed: removed.flatMap((place) => named(were[place])),
    edited: edited.flatMap(named),
    isReordered: moved.length > 0,
  };
}

const named = (card: Section['cards'][number] | undefined): Named[] =>
  card === undefined ? [] : [{ id: card.id, title: card.title }];
