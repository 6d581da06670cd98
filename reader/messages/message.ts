import { interfaceTexts } from './interface.ts';
import type { MessageKey } from './messages.ts';
import type { Values } from './texts.ts';

/** The interface text of a key, with its values filled in; a missing key shows itself. Source: docs/requirements.md, OP-6. */
export const message = (key: MessageKey, values?: Values): string => interfaceTexts.text(key, values);
