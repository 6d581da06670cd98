import { useState } from 'react';
import { readKeptChat } from './state/kept-chat.ts';

interface Owner {
  /** Undefined: nobody has said yet who reads. */
  readonly reader: string | undefined;
  /** Another one for each reader. */
  readonly key: number;
  /** What was kept may be another reader's: nothing is shown before that is known. */
  readonly mustWait: boolean;
}

/** Whose conversation it is. One that was begun before anybody knew is the first known reader's. */
export function useOwner(reader: string | undefined): Owner {
  const [known, setKnown] = useState({ reader, key: 0 });
  const [hasKept] = useState(() => readKeptChat() !== undefined);
  if (reader !== undefined && reader !== known.reader)
    setKnown({ reader, key: known.reader === undefined ? known.key : known.key + 1 });
  return { ...known, mustWait: hasKept && known.reader === undefined };
}
