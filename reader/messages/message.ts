import { interfaceTexts } from './interface.ts';
import type { MessageKey } from './messages.ts';

/** The interface text of a key, with its values filled in; a missing key shows itself. Source: docs/requirements.md, OP-6. */
export const message = (key: MessageKey, values: Readonly<Record<string, string | number>> = {}): string =>
  interfaceTexts._(key, values);
