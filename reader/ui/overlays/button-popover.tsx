import * as Popover from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, useRef } from 'react';
import styles from './button-popover.module.css';

interface ButtonPopoverProps {
  id: string;
  label: string;
  /** The button that opens and closes it. */
  button: RefObject<HTMLButtonElement | null>;
  /** Which edge of the button it lines up with. */
  align: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
}

/** A popover beside a button. It is rendered in place, so that a dialog around it does not cover it. */
export function ButtonPopover({
  id,
  label,
  button,
  align,
  onClose,
  children,
}: ButtonPopoverProps): ReactNode {
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
    <Popover.Root open onOpenChange={onClose}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Content
        id={id}
        className={styles.panel}
        aria-label={label}
        align={align}
        sideOffset={8}
        collisionPadding={16}
        onInteractOutside={leave}
        onCloseAutoFocus={giveFocusBack}
      >
        {children}
      </Popover.Content>
    </Popover.Root>
  );
}
