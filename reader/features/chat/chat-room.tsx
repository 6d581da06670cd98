import { type ReactNode, useState } from 'react';
import { Conversation, type ConversationProps } from './conversation.tsx';
import { Panel } from './panel/panel.tsx';
import { readKeptChat } from './state/kept-chat.ts';

export type ChatRoomProps = Omit<ConversationProps, 'reader'> & {
  /** The reader: empty if anonymous, undefined while unknown. */
  readonly reader: string | undefined;
};

/** The chat behind its button: loaded when it is opened first, there as long as the page. */
export function ChatRoom(props: ChatRoomProps): ReactNode {
  const owner = useOwner(props.reader);
  if (owner.mustWait) return <Panel isOpen={props.isOpen} onClose={props.onClose} onLeave={props.onLeave} />;
  return <Conversation key={owner.key} {...props} reader={owner.reader} />;
}

interface Owner {
  /** Undefined while the reader is unknown. */
  readonly reader: string | undefined;
  /** Another one for each reader. */
  readonly key: number;
  /** A stored conversation may belong to another reader: nothing is shown until the reader is known. */
  readonly mustWait: boolean;
}

/** The owner of the conversation. One that began while the reader was unknown belongs to the first known reader. */
function useOwner(reader: string | undefined): Owner {
  const [known, setKnown] = useState({ reader, key: 0 });
  const [hasKept] = useState(() => readKeptChat() !== undefined);
  if (reader !== undefined && reader !== known.reader)
    setKnown({ reader, key: known.reader === undefined ? known.key : known.key + 1 });
  return { ...known, mustWait: hasKept && known.reader === undefined };
}
