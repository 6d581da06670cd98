import { message } from '../../messages/message.ts';
import type { NewToast } from '../../ui/toasts/toast.ts';
import { toasts } from '../../ui/toasts/toasts.ts';
import type { Closing, Keeping } from './process-case.ts';

/** Announces that a case was kept, or closed before. Source: docs/requirements.md, "Texts". */
export const announceKeeping = (keeping: Keeping): void =>
  show(
    keeping === 'processed'
      ? processedBefore()
      : { status: 'success', title: message('case.kept'), message: message('case.keptMessage') },
  );

/** Announces the result of closing; the service's message comes first. Source: docs/requirements.md, "Texts". */
export function announceClosing(closing: Closing): void {
  if (closing === 'processed') return show(processedBefore());
  const { result, message: said } = closing;
  if (result === 'success') {
    return show({
      status: 'success',
      title: message('case.closed'),
      message: said === '' ? message('case.closedMessage') : said,
    });
  }
  show({ status: 'danger', title: message('case.notClosed'), ...(said !== '' && { message: said }) });
}

type CaseToast = Pick<NewToast, 'status' | 'title' | 'message'>;

const processedBefore = (): CaseToast => ({ status: 'warning', title: message('case.processed') });

/** One toast at a time: a later one replaces the one before. */
function show(toast: CaseToast): void {
  toasts.dismiss(id);
  toasts.add({ ...toast, id });
}

const id = 'support-case';
