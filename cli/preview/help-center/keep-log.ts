import type { LogItem } from '../../../schemas/services/log.ts';
import type { ReadersSent } from '../readers-sent/readers-sent.ts';

export const keepLog = (items: readonly LogItem[], sent: ReadersSent): void =>
  sent.keep(
    'logItems',
    ...items.map(({ id, type, category, code, message, data, exception }) => ({
      itemId: id,
      type,
      category,
      code: code === undefined ? null : String(code),
      message,
      data: data === undefined ? null : JSON.stringify(data),
      exception: exception ?? null,
    })),
  );
