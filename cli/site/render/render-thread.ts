import { answerRequests, threadData } from '../../threads/thread.ts';
import { loadReaderServer } from './reader-server.ts';
import { renderPages } from './render-pages.ts';

// The program of a thread that renders pages. The reader is loaded at once, while the other thread still builds.
loadReaderServer(threadData() as string).catch(() => {}); // loaded again when there is work, and reported then

answerRequests(renderPages);
