import { Children, cloneElement, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { RelatedList as OwnList } from '../../features/article/related/related-list.tsx';

/** The list of related articles, marked as such, and each item with its entry. */
export function RelatedList(props: ComponentProps<typeof OwnList>): ReactNode {
  const list = OwnList(props);
  if (!isValidElement<Mark>(list)) return list;
  const items = Children.map(list.props.children, (item, index) =>
    isValidElement<Mark>(item) ? cloneElement(item, { 'data-related': props.links[index]?.id }) : item,
  );
  return cloneElement(list, { 'data-related': '' }, items);
}

interface Mark {
  readonly children?: ReactNode;
  readonly 'data-related'?: string | undefined;
}
