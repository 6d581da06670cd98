import type { ChatFilterOptions, FilterOption } from '../../../../schemas/services/help-center/chat.ts';
import type { ChatFilters } from '../state/chat-state.ts';

export const filterKinds = ['contentTypes', 'productAreas', 'sources'] as const;
export type FilterKind = (typeof filterKinds)[number];

/** Each option that is chosen, by its name. One that the service no longer offers shows its id, and can be taken away. */
export const chosenOptions = (options: ChatFilterOptions, filters: ChatFilters) =>
  filterKinds.flatMap((kind) =>
    filters[kind].map((id) => ({
      kind,
      id,
      name: nameOf(
        options[kind].find((each) => each.id === id),
        id,
      ),
    })),
  );

const nameOf = (option: FilterOption | undefined, id: string): string => {
  const name = option?.displayName.trim() ?? '';
  return name === '' ? id : name;
};

export const optionName = (option: FilterOption): string => nameOf(option, option.id);
