import { Maximize2 } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import type { BundledAsset } from '../../../schemas/bundle/asset.ts';
import { useAddress } from '../../bundle/base-path.ts';
import { ImageHosts } from '../../bundle/image-hosts.ts';
import { largeSrcOf } from '../../bundle/image-service.ts';
import { message } from '../../messages/message.ts';
import { actions } from '../actions.ts';
import { classNames } from '../../ui/class-names.ts';
import { ArticleLink } from '../site/article-link.tsx';
import styles from './asset-view.module.css';
import { FileView } from './file-view.tsx';
import { isIcon, isPicture } from '../../../schemas/bundle/image-types.ts';
import { isHigh } from './fitted-size.ts';
import { Picture } from './picture.tsx';

interface AssetProps {
  readonly asset: BundledAsset;
  readonly alt?: string | undefined;
  readonly name?: string | undefined;
  readonly hoverText?: string | undefined;
  /** Where the picture leads. */
  readonly url?: string | undefined;
  readonly isZoomable?: boolean;
  readonly inline?: boolean;
}

/** A file of the space: a picture where readers' browsers can show one, else a player or a download. */
export function AssetView(props: AssetProps): ReactNode {
  const { asset, hoverText, url } = props;
  if (!isPicture(asset)) return <FileView asset={asset} name={props.name} inline={props.inline === true} />;
  const alt = props.alt ?? asset.description ?? asset.title ?? '';
  const isSmall = props.inline === true || isIcon(asset);
  const look = isSmall ? classNames(styles.inline, isIcon(asset) && styles.icon) : styles.picture;
  const picture = <Picture asset={asset} alt={alt} hoverText={hoverText} className={look} />;
  const linked = url === undefined ? picture : <ArticleLink url={url}>{picture}</ArticleLink>;
  if (isSmall) return linked;
  return (
    <div className={classNames(styles.frame, isHigh(asset) && styles.high)}>
      {linked}
      {props.isZoomable === true && <ZoomLink asset={asset} alt={alt} isAlone={url !== undefined} />}
    </div>
  );
}

/** Below the picture, which it makes larger too unless that leads somewhere itself. Without scripts: the file. */
function ZoomLink({
  asset,
  alt,
  isAlone,
}: {
  asset: BundledAsset;
  alt: string;
  isAlone: boolean;
}): ReactNode {
  const address = useAddress();
  const large = largeSrcOf(asset, useContext(ImageHosts));
  return (
    <a
      className={classNames(styles.zoom, !isAlone && styles.zoomAll)}
      href={address(asset.url)}
      data-action={actions.zoom}
      data-large={address(large)}
      aria-label={alt === '' ? undefined : message('picture.enlargeNamed', { name: alt })}
    >
      <Maximize2 className={styles.zoomMark} />
      {message('picture.enlarge')}
    </a>
  );
}
