import { askHost } from '../../bundle/files/ask-host.ts';
import { reloadOnce } from './reload-once.ts';

/**
 * Loads the page anew, once, if the host is there to give it: what it lacks now belongs to a version that is gone. Gives whether
 * it does; rejects where the host is not there.
 */
export const reloadPage = (): Promise<boolean> => askHost(location.href).then(reloadOnce);
