import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from './render-ui.testing.tsx';
import { SetNameInWindowTitleContext, useNameInWindowTitle } from './use-name-in-window-title.ts';

function NamedPage({ name }: { name: string | undefined }): ReactNode {
  useNameInWindowTitle(name);
  return null;
}

test("the window's title begins with the name of the record until the page unmounts", () => {
  document.title = 'Wishlist · Wishwell';
  const { rerender } = renderUi(<NamedPage name={undefined} />);
  expect(document.title).toBe('Wishlist · Wishwell');
  rerender(<NamedPage name="Winter birthday" />);
  expect(document.title).toBe('Winter birthday · Wishwell');
  rerender(<NamedPage name="عيد ميلاد" />);
  expect(document.title).toContain('عيد ميلاد');
  rerender(null);
  expect(document.title).toBe('Wishlist · Wishwell');
});

test('useNameInWindowTitle passes the name of a record to SetNameInWindowTitleContext', () => {
  const received: string[] = [];
  renderUi(
    <SetNameInWindowTitleContext value={(name) => received.push(name)}>
      <NamedPage name="Winter birthday" />
    </SetNameInWindowTitleContext>,
  );
  expect(received).toContain('Winter birthday');
});
