import { useEffect, useState } from 'react';
import type { ChatFilterOptions, ChatSettings } from '../../../schemas/services/help-center/chat.ts';
import type { ChatService } from '../../services/help-center/chat-service.ts';
import { logChatFailure } from './conversation/log-failure.ts';
import { parseUrl } from '../../bundle/parse-url.ts';

interface Settings {
  /** The address of a form for more feedback. */
  readonly feedbackUrl: string | undefined;
  /** Undefined where answers cannot be narrowed down. */
  readonly options: ChatFilterOptions | undefined;
}

/**
 * The chat's settings, loaded when it opens. Questions can be asked without them. `isInternal` has no effect:
 * docs/requirements.md, "Roles". Source: docs/requirements.md, CH-1.
 */
export function useChatSettings(service: ChatService, isOpen: boolean): Settings {
  const [settings, setSettings] = useState(none);
  const isWanted = isOpen && settings === none;
  useEffect(() => {
    if (!isWanted) return undefined;
    const asking = new AbortController();
    const read = async () => {
      const answer = await readSettings(service, asking.signal);
      if (answer !== undefined && !asking.signal.aborted) setSettings(answer);
    };
    void read();
    return () => asking.abort();
  }, [service, isWanted]);
  return settings;
}

const none: Settings = { feedbackUrl: undefined, options: undefined };

/** Undefined after a failure. The chat asks again when it is opened the next time. */
async function readSettings(service: ChatService, signal: AbortSignal): Promise<Settings | undefined> {
  const settings = await service.settings(signal);
  if (!settings.ok) {
    logChatFailure('The settings of the chat could not be read.', settings.failure);
    return undefined;
  }
  const feedbackUrl = webAddress(settings.value);
  if (settings.value?.showFilters !== true) return { feedbackUrl, options: undefined };
  const options = await service.filterOptions(signal);
  if (!options.ok) logChatFailure('The filters of the chat could not be read.', options.failure);
  return { feedbackUrl, options: options.ok ? options.value : undefined };
}

/** Undefined for a link that does not lead to a page. */
function webAddress(settings: ChatSettings | undefined): string | undefined {
  const url = settings?.feedbackUrl ?? '';
  return /^https?:$/u.test(parseUrl(url)?.protocol ?? '') ? url : undefined;
}
