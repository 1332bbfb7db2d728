import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../ui/render-ui.testing.tsx';
import { DialogErrorBoundary } from './DialogErrorBoundary.tsx';
import { createLazyComponent } from './lazy-component.tsx';

const Form = () => <p>The form</p>;
const reject = () => Promise.reject(new Error('Failed to fetch'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function renderDialog(loads: readonly (() => Promise<typeof Form>)[], close = (): void => undefined): void {
  const attempts = loads.values();
  const LazyForm = createLazyComponent(() => attempts.next().value?.() ?? reject());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  renderUi(
    <>
      <h1>The list</h1>
      <DialogErrorBoundary dialog={{ name: 'new', close }}>
        <LazyForm />
      </DialogErrorBoundary>
    </>,
  );
}

test('if the code of a dialog does not load offline, the page stays and a toast gives the reason', async () => {
  vi.stubGlobal('fetch', reject);
  const close = vi.fn<() => void>();
  renderDialog([reject], close);
  expect(await screen.findByText('No connection')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'The list' })).toBeDefined();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test('a dialog whose code did not load at the first attempt opens if the server is reachable again', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')));
  renderDialog([reject, () => Promise.resolve(Form)]);
  expect(await screen.findByText('The form')).toBeDefined();
});
