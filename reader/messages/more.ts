import { more } from './en/more.ts';
import { interfaceTexts } from './interface.ts';

/**
 * The English texts that the first page of a visit does not need. Whatever has a script of its own and says one of them imports
 * this; a test finds who forgets it. Other languages are whole from the beginning.
 */
interfaceTexts.load('en', more);
