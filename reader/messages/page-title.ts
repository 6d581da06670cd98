import type { PageTitles } from '../../schemas/page-titles/en.ts';
import { interfaceTexts } from './interface.ts';
import './more.ts';

/** A heading that the content does not give, in the interface's language. It has no values, so that the build does not compile it. */
export const pageTitle = (id: keyof PageTitles): string => interfaceTexts.text(id);
