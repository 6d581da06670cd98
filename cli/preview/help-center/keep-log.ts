import type { LogItem } from '../../../schemas/services/log.ts';
import type { ReaderEvents } from '../reader-events/reader-events.ts';

export const keepLog = (items: readonly LogItem[], events: ReaderEvents): void =>
  events.keep(
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
