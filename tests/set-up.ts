import { relative } from 'node:path';
import process from 'node:process';
import { afterEach } from 'vitest';
import { seed } from './seed.ts';

/** React warns of an update outside of `act` only where this is set. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// React's development build takes a stack for every element
Error.stackTraceLimit = 4;

afterEach(({ task }) => {
  if (task.result?.state !== 'fail') return;
  const file = relative(process.cwd(), task.file.filepath);
  process.stderr.write(
    `to repeat "${task.name}" with the same random values: FIELDBOOK_SEED=${seed} npx vitest run ${file}\n`,
  );
});
