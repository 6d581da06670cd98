import type { ReactNode } from 'react';
import { nodesOfType } from '../../../schemas/bundle/nodes-of-type.ts';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import styles from './kb-glossary.module.css';
import { LetterIndex } from './letter-index.tsx';
import { letterGroups } from './letters.ts';
import { NodeViews } from '../node-view.tsx';
import type { ViewProps } from '../view.ts';

/** Terms stay in the editor's order, which the contents list follows too. Source: docs/requirements.md, AR-9. */
export const KbGlossary = ({ node: { fields } }: ViewProps<'kbGlossary'>): ReactNode => (
  <>
    <RichTextView text={fields.description} />
    <LetterIndex terms={nodesOfType('kbTerm', fields.terms)} />
    {fields.terms.length > 0 && (
      <div>
        {letterGroups(fields.terms).map(({ letter, nodes }) => (
          <div key={letter ?? ''} className={styles.group}>
            {/* For the eye alone: it is no heading above the terms, whose level the build decides. */}
            {letter !== undefined && (
              <p className={styles.letter} aria-hidden>
                {letter}
              </p>
            )}
            <div>
              <NodeViews nodes={nodes} />
            </div>
          </div>
        ))}
      </div>
    )}
  </>
);
