import { createContext, use } from 'react';

/** What opens the chat, with a question already in its field or without. */
export type OpenChat = (question?: string) => void;

/** Undefined where the site has no chat. For routes and what stands around them; features get it from there. */
export const useChat = (): OpenChat | undefined => use(ChatContext);

export const ChatContext = createContext<OpenChat | undefined>(undefined);
