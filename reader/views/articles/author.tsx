import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { AssetView } from '../media/asset-view.tsx';
import type { ViewProps } from '../view.ts';
import styles from './author.module.css';

/** The articles that follow are the page's. */
export const Author = ({ node: { fields } }: ViewProps<'author'>): ReactNode => (
  <>
    {fields.picture !== undefined && (
      <div className={styles.picture}>
        <AssetView asset={fields.picture} alt="" />
      </div>
    )}
    {fields.role === undefined ? null : <p className={styles.role}>{fields.role}</p>}
    <RichTextView text={fields.about} />
  </>
);
