import { createContext, use } from 'react';

/** What opens the chat, with a question already in its field or without. */
export type OpenChat = (question?: string) => void;

/** Undefined if the site has no chat. For routes and the layout; features get it as a prop. */
export const useChat = (): OpenChat | undefined => use(ChatContext);

export const ChatContext = createContext<OpenChat | undefined>(undefined);
