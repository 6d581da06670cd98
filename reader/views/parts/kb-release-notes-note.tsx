import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { topLevel } from '../headings/heading.tsx';
import { LinkedHeading } from '../headings/linked-heading.tsx';
import styles from './kb-release-notes-note.module.css';
import { NodeViews } from '../node-view.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, AR-6. The bullet is the group's. */
export const KbReleaseNotesNote = ({ node }: ViewProps<'kbReleaseNotesNote'>): ReactNode => (
  <div className={styles.note}>
    {node.fields.title !== undefined && (
      <LinkedHeading
        level={node.level ?? topLevel}
        id={node.anchor}
        className={styles.title}
        title={node.fields.title}
      />
    )}
    <RichTextView text={node.fields.description} />
    <NodeViews nodes={node.fields.spotlightBoxes} />
  </div>
);
