import '../../messages/more.ts';
import type { ReactNode } from 'react';
import type { Article } from '../../../schemas/bundle/index.ts';
import { FirstPicture, firstPictureOf } from '../../views/media/first-picture.ts';
import { views } from '../../views/index.tsx';
import { NodeView } from '../../views/node-view.tsx';
import { ViewsContext } from '../../views/view.ts';

/** The text of an article, with a view for every content type. */
export const ArticleText = ({ node }: Pick<Article, 'node'>): ReactNode => (
  <ViewsContext value={views}>
    <FirstPicture value={firstPictureOf(node)}>
      <NodeView node={node} />
    </FirstPicture>
  </ViewsContext>
);
