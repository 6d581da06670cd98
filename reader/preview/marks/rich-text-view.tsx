import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { RichText } from '../../../schemas/bundle/rich-text.ts';
import { RichTextView as OwnView } from '../../bundle/rich-text-view.tsx';
import type { Mark } from './mark-roots.tsx';

export { RichTextContent } from '../../bundle/rich-text-view.tsx';

/** A formatted text whose block says which field of which entry it is. */
export function RichTextView({ text }: { text: RichText | undefined }): ReactNode {
  const shown = OwnView({ text });
  if (!isValidElement<Mark>(shown) || text?.place === undefined) return shown;
  const { entry, field } = text.place;
  return cloneElement(shown, { 'data-entry': entry, 'data-field': field?.join('.') });
}
