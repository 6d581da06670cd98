import type { ReactNode } from 'react';
import type { NodeOf } from '../../../schemas/bundle/node.ts';
import styles from './kb-release-notes-note-group.module.css';
import { NodeView, NodeViews } from '../node-view.tsx';
import { Section } from '../headings/section.tsx';
import type { ViewProps } from '../view.ts';

/** Notes of one category, as a list. A title stands out by itself; a note without one has a bullet, unless an editor hides it. Source: docs/requirements.md, AR-6. */
export const KbReleaseNotesNoteGroup = ({ node }: ViewProps<'kbReleaseNotesNoteGroup'>): ReactNode => (
  <Section
    node={node}
    headingClass={styles.category}
    title={node.fields.ignoreCategory === true ? undefined : node.fields.category?.fields.name}
  >
    <NodeViews nodes={node.fields.spotlightBoxes} />
    {node.fields.notes.length > 0 && (
      <ul className={styles.notes}>
        {node.fields.notes.map((note) => (
          <li key={note.id} className={isPlain(note) ? styles.plain : styles.bulleted}>
            <NodeView node={note} />
          </li>
        ))}
      </ul>
    )}
  </Section>
);

const isPlain = (note: NodeOf<'kbReleaseNotesNoteGroup'>['fields']['notes'][number]): boolean =>
  note.type === 'otherEntry' || note.fields.title !== undefined || note.fields.hideBullet === true;
