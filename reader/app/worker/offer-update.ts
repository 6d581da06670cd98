import { message } from '../../messages/message.ts';
import { toasts } from '../../ui/toasts/toasts.ts';

/** Offers the new version in a toast that stays: reloading could lose what a reader reads or types. */
export const offerUpdate = (reload: () => void): void =>
  toasts.show({
    id: 'new-version',
    status: 'info',
    title: message('update.title'),
    message: message('update.message'),
    duration: false,
    actions: {
      primary: { label: message('update.now'), appearance: 'primary', onClick: reload },
      secondary: { label: message('update.later'), appearance: 'plain', onClick: () => {} },
    },
  });
