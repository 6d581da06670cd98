import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Article } from '../../../schemas/bundle/index.ts';
import { latePart } from '../../ui/late-part.tsx';
import { useLoaded } from '../../browser/use-loaded.ts';
import styles from './article-body.module.css';
import type { EnlargedPicture } from './media/enlarged-picture.ts';
import { takeKeptText } from './body/kept-text.ts';
import { useBodyActions } from './body/use-body-actions.ts';
import { useCurrentLetter } from './body/use-current-letter.ts';
import { useHashOfParts } from './parts/use-hash-of-parts.ts';
import { useKeptParts } from './parts/use-kept-parts.ts';
import type { MediaProgress } from '../../services/analytics/media-event.ts';
import { useMediaProgress } from './media/use-media-progress.ts';
import { useOpenAll } from './parts/use-open-all.ts';
import { useOpenForPrint } from './parts/use-open-for-print.ts';
import { useOpenedByHash } from './parts/use-opened-by-hash.ts';

/** An article without what stands in its prerendered text. */
export type KeptArticle = Omit<Article, 'node' | 'about' | 'area' | 'listed'>;

/** `kept`: the prerendered text is in the page already, and its data is not needed. */
export type BodySource =
  | { readonly body: 'rendered'; readonly article: Article }
  | { readonly body: 'kept'; readonly article: KeptArticle };

/**
 * The component that shows an article's text. A page whose prerendered text is kept does not load it. Code that renders
 * a text loads it first.
 */
export const articleText = latePart(async () => (await import('./article-text.tsx')).ArticleText);

export type ArticleBodyProps = BodySource & {
  readonly jump: (place: string) => boolean;
  /** The place that is being read. */
  readonly currentPlace: string | undefined;
  readonly onMediaProgress?: ((progress: MediaProgress) => void) | undefined;
};

/**
 * The text of an article. Its container handles all events, because React does not know the nodes inside a kept one.
 * The key gives each article its own container, because scripts change the nodes inside.
 */
export function ArticleBody(props: ArticleBodyProps): ReactNode {
  return <Container key={`${props.body} ${props.article.id}`} {...props} />;
}

function Container({ jump, currentPlace, onMediaProgress, ...source }: ArticleBodyProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [enlarged, setEnlarged] = useState<EnlargedPicture>();
  const dialog = useLoaded(loadPictureDialog, enlarged !== undefined, () => {
    if (enlarged !== undefined) location.assign(enlarged.src); // where the link leads without scripts
  });
  useBodyActions(container, { enlarge: setEnlarged, jump });
  useKeptParts(container);
  useOpenedByHash(container);
  useHashOfParts(container);
  useOpenAll(container);
  useOpenForPrint(container);
  useCurrentLetter(container, currentPlace);
  useMediaProgress(container, onMediaProgress);
  return (
    <>
      <Body {...source} ref={container} />
      {dialog !== undefined && (
        <dialog.PictureDialog picture={enlarged} onClose={() => setEnlarged(undefined)} />
      )}
    </>
  );
}

const loadPictureDialog = () => import('./media/picture-dialog.tsx');

/** Memoized: changes around the text during scrolling do not render it again. */
const Body = memo(function Body({ ref, ...source }: BodySource & { ref: RefObject<HTMLDivElement | null> }) {
  const isKept = source.body === 'kept';
  useLayoutEffect(() => {
    if (isKept && ref.current !== null) takeKeptText(ref.current);
  }, [isKept, ref]);
  return (
    // React does not touch the nodes of an element whose only child is a text that may differ.
    <div ref={ref} className={styles.body} suppressHydrationWarning={isKept}>
      {isKept ? '' : <articleText.Part article={source.article} />}
    </div>
  );
});
