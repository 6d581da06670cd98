import { createContext, use } from 'react';

/** Opens the chat. A given question is put into its field. */
export type OpenChat = (question?: string) => void;

/** Undefined if the site has no chat. For routes and the layout; features get it as a prop. */
export const useChat = (): OpenChat | undefined => use(ChatContext);

export const ChatContext = createContext<OpenChat | undefined>(undefined);
