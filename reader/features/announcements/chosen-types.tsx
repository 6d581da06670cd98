import type { ReactNode } from 'react';
import { message } from '../../messages/message.ts';
import { ChosenChips } from '../../ui/lists/chosen-chips.tsx';
import type { TypeChoice } from './type-choice.ts';

type ChosenTypesProps = Omit<TypeChoice, 'onApply'> & {
  onChange: (chosen: readonly string[]) => void;
};

/** The chosen types, each with a remove button. */
export function ChosenTypes({ types, chosen, onChange }: ChosenTypesProps): ReactNode {
  return (
    <ChosenChips
      label={message('announcements.chosen')}
      chosen={types
        .filter(({ codeId }) => chosen.includes(codeId))
        .map(({ id, name, codeId }) => ({
          key: id,
          name,
          onRemove: () => onChange(chosen.filter((other) => other !== codeId)),
        }))}
      clear={message('announcements.clear')}
      onClear={() => onChange([])}
    />
  );
}
