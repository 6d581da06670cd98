import { type ReactNode, use } from 'react';
import type { RichText } from '../../schemas/bundle/rich-text.ts';
import prose from '../views/prose.module.css';
import { useAddress } from './base-path.ts';
import { bindPath } from './bind-path.ts';
import { CreateElement } from './create-element.ts';
import { hasContent } from './has-content.ts';
import { hastToReact } from './hast-to-react.tsx';
import { richTextElements } from './rich-text-elements.tsx';

/** A formatted text as a block of running text; nothing where it has no content. */
export function RichTextView({ text }: { text: RichText | undefined }): ReactNode {
  if (!hasContent(text)) return null;
  return (
    <div className={prose.prose}>
      <RichTextContent text={text} />
    </div>
  );
}

/** A formatted text without a block around it, for places that are one already, such as a table's cell. */
export function RichTextContent({ text }: { text: RichText }): ReactNode {
  const address = useAddress();
  const create = use(CreateElement);
  return hastToReact(text.children, richTextElements(address), { words: bindPath, create });
}
