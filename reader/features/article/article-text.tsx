import '../../messages/more.ts';
import type { ReactNode } from 'react';
import type { Article } from '../../../schemas/bundle/index.ts';
import { AssetView } from '../../views/media/asset-view.tsx';
import { FirstPicture, firstPictureOf } from '../../views/media/first-picture.ts';
import { views } from '../../views/index.tsx';
import { NodeView } from '../../views/node-view.tsx';
import { ViewsContext } from '../../views/view.ts';
import { TopicNav } from './topic/topic-nav.tsx';
import { Byline } from '../../views/around/byline.tsx';
import { ListedArticles } from '../../views/around/listed-articles.tsx';
import { Neighbours } from '../../views/around/neighbours.tsx';
import { TagLinks } from '../../views/around/tag-links.tsx';

/**
 * The text of an article, with a view for every content type, and what stands around it. All of it is prerendered, so that a page needs
 * no script for it.
 */
export function ArticleText({ article }: { article: Article }): ReactNode {
  const { id, about, area, listed, node } = article;
  return (
    <ViewsContext value={views}>
      <FirstPicture value={about?.image?.id ?? firstPictureOf(node)}>
        {about && <Byline about={about} />}
        {about?.image && <AssetView asset={about.image} />}
        <NodeView node={node} />
        {listed && <ListedArticles listed={listed} />}
        <TagLinks about={about} area={area} />
        {about && <Neighbours about={about} />}
        {area && <TopicNav area={area} current={id} related={article} />}
      </FirstPicture>
    </ViewsContext>
  );
}
