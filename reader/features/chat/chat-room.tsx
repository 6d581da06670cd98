import type { ReactNode } from 'react';
import { Conversation, type ConversationProps } from './conversation.tsx';
import { Panel } from './panel/panel.tsx';
import { useOwner } from './use-owner.ts';

export type ChatRoomProps = Omit<ConversationProps, 'reader'> & {
  /** Who reads: empty for an anonymous reader, undefined while nobody knows. */
  readonly reader: string | undefined;
};

/** The chat behind its button: loaded when it is opened first, there as long as the page. */
export function ChatRoom(props: ChatRoomProps): ReactNode {
  const owner = useOwner(props.reader);
  if (owner.mustWait) return <Panel isOpen={props.isOpen} onClose={props.onClose} onLeave={props.onLeave} />;
  return <Conversation key={owner.key} {...props} reader={owner.reader} />;
}
