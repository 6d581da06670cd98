import * as Popover from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useRef } from 'react';
import { message } from '../../messages/message.ts';
import { VoteForm, type VoteFormProps } from './vote-form.tsx';
import styles from './vote-popover.module.css';

interface VotePopoverProps extends VoteFormProps {
  id: string;
  /** What opens and closes it. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Asks beside the thumb why an answer did not help. It stands in place, so that a dialog around it does not cover it. */
export function VotePopover({ id, button, ...form }: VotePopoverProps): ReactNode {
  const isLeft = useRef(false);
  /** A press of the button closes it by itself; a press elsewhere keeps the focus that it takes. */
  const leave = (event: CustomEvent & { target: EventTarget | null }) => {
    if (button.current?.contains(event.target as Node | null) === true) event.preventDefault();
    else isLeft.current = true;
  };
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (!isLeft.current) button.current?.focus();
  };
  return (
    <Popover.Root open onOpenChange={() => form.onAction({ kind: 'close' })}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Content
        id={id}
        className={styles.panel}
        aria-label={message('answer.why')}
        align="end"
        sideOffset={8}
        collisionPadding={8}
        onInteractOutside={leave}
        onCloseAutoFocus={giveFocusBack}
      >
        <VoteForm {...form} />
      </Popover.Content>
    </Popover.Root>
  );
}
