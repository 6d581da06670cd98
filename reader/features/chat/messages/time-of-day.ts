import { interfaceTexts } from '../../../messages/interface.ts';

/** `3:07 PM`, `15:07`: by the reader's own clock, as their language writes it. Takes ISO 8601. */
export const timeOfDay = (iso: string): string =>
  new Date(iso).toLocaleTimeString(interfaceTexts.locales, { hour: 'numeric', minute: '2-digit' });
