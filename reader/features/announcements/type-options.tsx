import * as Popover from '@radix-ui/react-popover';
import { type ReactNode, type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { CheckList, toggled } from '../../ui/check-list.tsx';
import type { TypeFilterProps } from './type-filter.tsx';
import styles from './type-options.module.css';

interface TypeOptionsProps extends TypeFilterProps {
  id: string;
  /** What opens and closes it. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The types, staged: nothing changes before Apply, and closing forgets them. Source: requirements AN-1. */
export function TypeOptions({ types, chosen, onApply, id, button, onClose }: TypeOptionsProps): ReactNode {
  const [staged, setStaged] = useState(chosen);
  const isLeft = useRef(false);

  const apply = (codeIds: readonly string[]) => {
    if (codeIds.toSorted().join() !== chosen.toSorted().join()) onApply(codeIds);
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply(staged);
  };
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
        aria-label={message('announcements.types')}
        align="start"
        sideOffset={8}
        collisionPadding={16}
        onInteractOutside={leave}
        onCloseAutoFocus={giveFocusBack}
      >
        <form onSubmit={submit}>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{message('announcements.types')}</legend>
            <div className={styles.row}>
              <Button look="plain" onClick={() => setStaged(types.map(({ codeId }) => codeId))}>
                {message('announcements.all')}
              </Button>
              <Button look="plain" onClick={() => setStaged([])}>
                {message('announcements.none')}
              </Button>
            </div>
            <CheckList
              options={types.map(({ name, codeId }) => ({
                value: codeId,
                label: name,
                isChecked: staged.includes(codeId),
              }))}
              onToggle={(codeId) => setStaged(toggled(staged, codeId))}
            />
          </fieldset>
          <div className={styles.actions}>
            <Button type="submit">{message('announcements.apply')}</Button>
            <Button look="plain" onClick={() => apply([])}>
              {message('announcements.clear')}
            </Button>
          </div>
        </form>
      </Popover.Content>
    </Popover.Root>
  );
}
