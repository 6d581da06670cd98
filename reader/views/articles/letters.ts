import type { NodeOf } from '../../../schemas/bundle/node.ts';
import { interfaceTexts } from '../../messages/interface.ts';

type TermNode = NodeOf<'kbGlossary'>['fields']['terms'][number];

interface LetterGroup {
  /** Absent where the terms are few, or not in the order of the alphabet. */
  readonly letter?: string | undefined;
  readonly nodes: readonly TermNode[];
}

/** Fewer letters than these are looked over at once. */
export const minimumLetters = 3;

/** A glossary's terms under their letters, in the editor's order. */
export function letterGroups(nodes: readonly TermNode[]): readonly LetterGroup[] {
  const groups: { letter: string | undefined; nodes: TermNode[] }[] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    const letter = node.type === 'kbTerm' ? letterOf(node.fields.term) : last?.letter;
    if (last !== undefined && last.letter === letter) last.nodes.push(node);
    else groups.push({ letter, nodes: [node] });
  }
  const letters = new Set(groups.map((group) => group.letter));
  return letters.size === groups.length && letters.size >= minimumLetters ? groups : [{ nodes }];
}

/**
 * The first letter without its accent, so that É is found under E, unless the language counts it as another: Ñ. Digits and signs
 * share one place.
 */
export function letterOf(term: string): string {
  const first = term.trim().normalize('NFC').charAt(0).toUpperCase();
  const plain = first.normalize('NFD').charAt(0);
  if (!/\p{Letter}/u.test(plain)) return '#';
  const isSame = first.localeCompare(plain, interfaceTexts.locales, { sensitivity: 'base' }) === 0;
  return isSame ? plain : first;
}
