import type { ReactNode } from 'react';
import { AssetImage } from '../../bundle/asset-image.tsx';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { isPicture } from '../../../schemas/bundle/image-types.ts';
import styles from '../around/around.module.css';
import type { ViewProps } from '../view.ts';

/** The articles that follow are the page's. */
export const Author = ({ node: { fields } }: ViewProps<'author'>): ReactNode => (
  <>
    {(fields.picture !== undefined || fields.role !== undefined) && (
      <div className={styles.row}>
        {fields.picture !== undefined && isPicture(fields.picture) && (
          <AssetImage
            asset={fields.picture}
            alt=""
            sizes={`${picturePx}px`}
            shownAs={{ width: picturePx, height: picturePx }}
            className={styles.face}
            isFirst
          />
        )}
        {fields.role !== undefined && <p>{fields.role}</p>}
      </div>
    )}
    <RichTextView text={fields.about} />
  </>
);

const picturePx = 96;
