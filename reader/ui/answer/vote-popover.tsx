import '../../messages/more.ts';
import type { ReactNode, RefObject } from 'react';
import { message } from '../../messages/message.ts';
import { ButtonPopover } from '../overlays/button-popover.tsx';
import { VoteForm, type VoteFormProps } from './vote-form.tsx';

interface VotePopoverProps extends VoteFormProps {
  id: string;
  /** The button that opens and closes it. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Asks beside the thumb why an answer did not help. */
export const VotePopover = ({ id, button, ...form }: VotePopoverProps): ReactNode => (
  <ButtonPopover
    id={id}
    label={message('answer.why')}
    button={button}
    align="end"
    onClose={() => form.onAction({ kind: 'close' })}
  >
    <VoteForm {...form} />
  </ButtonPopover>
);
