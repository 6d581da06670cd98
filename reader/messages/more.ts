import { en as pageTitles } from '../../schemas/page-titles/en.ts';
import { more } from './en/more.ts';
import { interfaceTexts } from './interface.ts';

/**
 * The English texts that the first page of a visit does not need. Every script that uses one of them and is loaded
 * later imports this file. A test finds missing imports. Other languages are loaded as a whole.
 */
interfaceTexts.load('en', { ...more, ...pageTitles });
