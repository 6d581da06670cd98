/** The texts that a page loads when it wants them. */
import '../../reader/messages/more.ts';
