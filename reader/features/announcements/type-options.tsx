import '../../messages/more.ts';
import { type ReactNode, type RefObject, type SubmitEvent, useState } from 'react';
import { message } from '../../messages/message.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonPopover } from '../../ui/overlays/button-popover.tsx';
import { CheckList, toggled } from '../../ui/forms/check-list.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { TypeChoice } from './type-choice.ts';
import styles from './type-options.module.css';

interface TypeOptionsProps extends TypeChoice {
  id: string;
  /** The button that opens and closes it. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/**
 * The types to choose from. They take effect with Apply. To close discards the choice. Source: docs/requirements.md,
 * AN-1.
 */
export function TypeOptions({ types, chosen, onApply, id, button, onClose }: TypeOptionsProps): ReactNode {
  const [staged, setStaged] = useState(chosen);

  const apply = (codeIds: readonly string[]) => {
    if (codeIds.toSorted().join() !== chosen.toSorted().join()) onApply(codeIds);
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply(staged);
  };

  return (
    <ButtonPopover
      id={id}
      label={message('announcements.types')}
      button={button}
      align="start"
      onClose={onClose}
    >
      <form onSubmit={submit}>
        <StagedTypes types={types} staged={staged} onStage={setStaged} />
        <div className={styles.actions}>
          <Button type="submit">{message('announcements.apply')}</Button>
          <Button look="plain" onClick={() => apply([])}>
            {message('announcements.clear')}
          </Button>
        </div>
      </form>
    </ButtonPopover>
  );
}

interface StagedTypesProps {
  types: TypeChoice['types'];
  staged: readonly string[];
  onStage: (codeIds: readonly string[]) => void;
}

const StagedTypes = ({ types, staged, onStage }: StagedTypesProps): ReactNode => (
  <fieldset className={styles.group}>
    <legend>
      <VisuallyHidden>{message('announcements.types')}</VisuallyHidden>
    </legend>
    <div className={styles.row}>
      <Button look="plain" onClick={() => onStage(types.map(({ codeId }) => codeId))}>
        {message('announcements.all')}
      </Button>
      <Button look="plain" onClick={() => onStage([])}>
        {message('announcements.none')}
      </Button>
    </div>
    <CheckList
      options={types.map(({ name, codeId }) => ({
        value: codeId,
        label: name,
        isChecked: staged.includes(codeId),
      }))}
      onToggle={(codeId) => onStage(toggled(staged, codeId))}
    />
  </fieldset>
);
