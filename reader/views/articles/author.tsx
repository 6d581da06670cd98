import type { ReactNode } from 'react';
import { AssetImage } from '../../bundle/asset-image.tsx';
import { RichTextView } from '../../bundle/rich-text-view.tsx';
import { isPicture } from '../media/image-types.ts';
import type { ViewProps } from '../view.ts';

/** The articles that follow are the page's. */
export const Author = ({ node: { fields } }: ViewProps<'author'>): ReactNode => (
  <>
    {fields.picture !== undefined && isPicture(fields.picture) && (
      <div>
        <AssetImage
          asset={fields.picture}
          alt=""
          sizes={`${pictureWidthPx}px`}
          shownAs={shownAs(fields.picture)}
          isFirst
        />
      </div>
    )}
    {fields.role === undefined ? null : <p>{fields.role}</p>}
    <RichTextView text={fields.about} />
  </>
);

const pictureWidthPx = 160;

/** A smaller picture stays as it is. */
function shownAs({ width, height }: { width?: number; height?: number }): {
  width?: number;
  height?: number;
} {
  if (width === undefined || height === undefined) return { width: pictureWidthPx };
  const shownPx = Math.min(width, pictureWidthPx);
  return { width: shownPx, height: Math.round((height * shownPx) / width) };
}
