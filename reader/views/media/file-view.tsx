import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { BundledAsset } from '../../../schemas/bundle/asset.ts';
import { playerSizePx } from '../../../schemas/spec/content/media.ts';
import { useAddress } from '../../bundle/base-path.ts';
import { fileNote } from './file-note.ts';
import styles from './file-view.module.css';

/** A file that is no picture: played where it can be, else offered for download with its type and size. */
export function FileView(props: {
  asset: BundledAsset;
  name: string | undefined;
  inline: boolean;
}): ReactNode {
  const { asset } = props;
  const url = useAddress()(asset.url);
  const title = props.name ?? asset.title ?? asset.fileName;
  if (asset.contentType.startsWith('video/')) {
    return (
      <video
        className={styles.video}
        src={url}
        aria-label={title}
        {...playerSizePx}
        controls
        preload="metadata"
      />
    );
  }
  if (asset.contentType.startsWith('audio/')) {
    return <audio className={styles.audio} src={url} aria-label={title} controls preload="none" />;
  }
  return (
    <a className={props.inline ? undefined : styles.file} href={url} download={asset.fileName}>
      {!props.inline && <Download className={styles.mark} />}
      <span>
        <span className={styles.title}>{title}</span> <span className={styles.note}>{fileNote(asset)}</span>
      </span>
    </a>
  );
}
