import type { FeedbackEvent } from '../../../schemas/services/feedback.ts';

/** Holds an event from the moment it is given. Storing it later could lose it with the page. */
export interface Landing {
  readonly put: (event: FeedbackEvent) => void;
  /** All events in the landing, of every tab. Another version of this site may have written them. */
  readonly items: () => KeptItem[];
  readonly remove: (ids: Iterable<string>) => void;
  /** Notes whether more waits in the store, so that pages need not open it to know. */
  readonly noteStored: (isStored: boolean) => void;
  /** True if events may be waiting, here or in the store. */
  readonly waits: () => boolean;
}

export interface KeptItem {
  readonly id: string;
  readonly value: unknown;
}

/**
 * The browser's local storage, a key an event, so that tabs do not overwrite one another; nothing else can be written without
 * waiting. Where it is refused or full, the tab's memory. `name` tells the sites of one host apart.
 */
export function openLanding(name: string, storage: () => Storage): Landing {
  const prefix = `fieldbook-feedback:${name}:`;
  const storedKey = `fieldbook-feedback-stored:${name}`;
  const memory = new Map<string, string>();
  const items = () =>
    [...storedUnder(prefix, storage), ...memory].map(([id, text]) => ({ id, value: parsed(text) }));
  return {
    put(event) {
      const text = JSON.stringify(event);
      try {
        storage().setItem(prefix + event.id, text);
      } catch {
        memory.set(event.id, text);
      }
    },
    items,
    remove(ids) {
      for (const id of ids) {
        memory.delete(id);
        try {
          storage().removeItem(prefix + id);
        } catch {
          // nothing was stored
        }
      }
    },
    noteStored(isStored) {
      try {
        if (isStored) storage().setItem(storedKey, 'true');
        else storage().removeItem(storedKey);
      } catch {
        // the stored events are found with the next event
      }
    },
    waits() {
      try {
        return items().length > 0 || storage().getItem(storedKey) !== null;
      } catch {
        return true;
      }
    },
  };
}

function storedUnder(prefix: string, storage: () => Storage): [id: string, text: string][] {
  try {
    const opened = storage();
    return Object.keys(opened)
      .filter((key) => key.startsWith(prefix))
      .map((key) => [key.slice(prefix.length), opened.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
