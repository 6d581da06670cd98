import { askHost } from '../../bundle/files/ask-host.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Reloads the page once if the host answers: its missing files belong to an old release. True if it reloads. Rejects if
 * the host does not answer.
 */
export const reloadPage = (): Promise<boolean> => askHost(location.href).then(reloadOnce);
