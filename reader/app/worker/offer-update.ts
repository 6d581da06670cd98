import { message } from '../../messages/message.ts';
import { toasts } from '../../ui/toasts/toasts.ts';

/** Says that there is a newer version. It waits, as does the toast: nothing that is being read or typed is taken away. */
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
