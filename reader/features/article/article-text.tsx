import '../../messages/more.ts';
import type { ReactNode } from 'react';
import type { Article } from '../../../schemas/bundle/index.ts';
import { AssetView } from '../../views/media/asset-view.tsx';
import { FirstPicture, firstPictureOf } from '../../views/media/first-picture.ts';
import { views } from '../../views/index.tsx';
import { NodeView } from '../../views/node-view.tsx';
import { ViewsContext } from '../../views/view.ts';
import { AreaNav } from './around/area-nav.tsx';
import { Byline } from './around/byline.tsx';
import { ListedArticles } from './around/listed-articles.tsx';
import { Neighbours } from './around/neighbours.tsx';
import { TagLinks } from './around/tag-links.tsx';

/**
 * The text of an article, with a view for every content type, and what stands around it. All of it is prerendered, so that a page needs
 * no script for it.
 */
export function ArticleText({ article }: { article: Article }): ReactNode {
  const { id, about, area, listed, node } = article;
  return (
    <ViewsContext value={views}>
      <FirstPicture value={about?.image?.id ?? firstPictureOf(node)}>
        {area && <AreaNav area={area} current={id} />}
        {about && <Byline about={about} />}
        {about?.image && <AssetView asset={about.image} />}
        <NodeView node={node} />
        {listed && <ListedArticles listed={listed} />}
        <TagLinks about={about} area={area} />
        {about && <Neighbours about={about} />}
      </FirstPicture>
    </ViewsContext>
  );
}
