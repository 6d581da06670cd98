import type { ComponentProps, ReactNode } from 'react';
import { FileView as OwnFileView } from '../../views/media/file-view.tsx';
import { marked } from './mark-roots.tsx';

/** A file that is no picture, marked with its id. */
export const FileView = (props: ComponentProps<typeof OwnFileView>): ReactNode =>
  marked(<OwnFileView {...props} />, { 'data-asset': props.asset.id });
