import type { ReactNode } from 'react';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import { interfaceTexts } from '../../messages/interface.ts';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import edges from '../embedded/edge-fade.module.css';
import styles from './letter-index.module.css';
import { letterOf, minimumLetters } from './letters.ts';
import { lettersAttribute } from './letters-attribute.ts';

/** Links from each letter to the first term under it; none where a page is short enough to look over. */
export function LetterIndex({ terms }: { terms: readonly NodeOf<'kbTerm'>[] }): ReactNode {
  const letters = firstAnchors(terms);
  if (letters.length < minimumLetters) return null;
  return (
    <nav className={styles.letters} aria-label={message('glossary.letters')}>
      <ul className={classNames(styles.list, edges.fade)} {...{ [lettersAttribute]: '' }}>
        {letters.map(([letter, anchor]) => (
          <li key={letter}>
            <a className={styles.letter} href={`#${anchor}`}>
              {letter}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function firstAnchors(terms: readonly NodeOf<'kbTerm'>[]): [letter: string, anchor: string][] {
  const anchors = new Map<string, string>();
  for (const { anchor, fields } of terms) {
    const letter = letterOf(fields.term);
    if (anchor !== undefined && !anchors.has(letter)) anchors.set(letter, anchor);
  }
  return [...anchors].toSorted(([one], [other]) => one.localeCompare(other, interfaceTexts.locales));
}
