import type { ReactNode } from 'react';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { AssetView } from '../media/asset-view.tsx';
import { message } from '../../messages/message.ts';
import { classNames } from '../../ui/class-names.ts';
import around from '../around/around.module.css';
import styles from './kb-capability.module.css';
import { NodeView } from '../node-view.tsx';
import type { ViewProps } from '../view.ts';

/** Source: docs/requirements.md, AR-13; the title and the date are the page's. */
export const KbCapability = ({ node: { fields } }: ViewProps<'kbCapability'>): ReactNode => (
  <>
    <div className={classNames(around.row, styles.top)}>
      {fields.shortDescription !== undefined && <p className={styles.lead}>{fields.shortDescription}</p>}
      {fields.image !== undefined && <AssetView asset={fields.image} />}
    </div>
    <RichTextView text={fields.description} />
    {fields.productArea !== undefined && (
      <p className={around.row}>
        <b>{message('article.topics')}</b> <NodeView node={fields.productArea} inline />
      </p>
    )}
  </>
);
