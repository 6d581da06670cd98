// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Warn, type WarningSink } from '../../../reader/bundle/warn.ts';
import { NodeView } from '../../../reader/views/node-view.tsx';

/** What a node shows, and what is told of it. */
async function show(node: object) {
  const page = document.createElement('div');
  const root = createRoot(page);
  onTestFinished(() => act(() => root.unmount()));
  const warn = vi.fn<WarningSink>();
  await act(async () =>
    root.render(
      <Warn value={warn}>
        <NodeView node={node as never} />
      </Warn>,
    ),
  );
  return { html: page.innerHTML, warnings: warn.mock.calls };
}

test('an unknown type shows nothing and warns of an unexpected entry [AR-15]', async () => {
  expect(await show({ type: 'kbPoem', id: 'p1', fields: {} })).toEqual({
    html: '',
    warnings: [['Unexpected Entry', 'kbPoem']],
  });
});

test('an entry without a type is skipped silently [AR-15]', async () => {
  expect(await show({ id: 'p1' })).toEqual({ html: '', warnings: [] });
});
