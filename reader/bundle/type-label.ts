import { useContext } from 'react';
import { typeLabel } from '../messages/type-label.ts';
import { Labels } from './labels.ts';

/** A content type's name for readers: the site's own, else ours. Source: docs/requirements.md, "Labels". */
export function useTypeLabel(): (type: string | undefined) => string {
  const labels = useContext(Labels);
  return (type) => labels[`type.${type}`] ?? typeLabel(type);
}
