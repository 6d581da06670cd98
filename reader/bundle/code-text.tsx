import { type ReactNode, use } from 'react';
import type { RichText } from '../../schemas/bundle/rich-text.ts';
import { CreateElement } from './create-element.ts';
import { hastToReact } from './hast-to-react.tsx';

/** Code whose words have colours. */
export const CodeText = ({ code }: { code: RichText }): ReactNode =>
  hastToReact(code.children, {}, { create: use(CreateElement) });
