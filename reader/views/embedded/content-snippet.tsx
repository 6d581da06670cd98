import type { ReactNode } from 'react';
import { RichTextContent, RichTextView } from '../../bundle/rich-text-view.tsx';
import type { ViewProps } from '../view.ts';

/** A shared text, as if it had been written here. */
export const ContentSnippet = ({ node: { fields }, inline }: ViewProps<'contentSnippet'>): ReactNode => {
  if (fields.content === undefined) return null;
  return inline === true ? <RichTextContent text={fields.content} /> : <RichTextView text={fields.content} />;
};
