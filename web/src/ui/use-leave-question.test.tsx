import { type ReactNode, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from './render-ui.testing.tsx';
import { useLeaveQuestion } from './use-leave-question.tsx';

const isLeavingBlocked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

function FormWithLeaveQuestion(): ReactNode {
  return useLeaveQuestion(true).question;
}

function NextPage({ onShow }: { onShow: () => void }): ReactNode {
  useLayoutEffect(onShow, [onShow]);
  return null;
}

test('a form with unsaved input no longer blocks Back when the next page becomes visible', () => {
  const view = renderUi(<FormWithLeaveQuestion />);
  expect(isLeavingBlocked()).toBe(true);
  let isBlockedAtShow: boolean | undefined;
  const onShow = (): void => {
    isBlockedAtShow = isLeavingBlocked();
  };
  view.rerender(<NextPage onShow={onShow} />);
  expect(isBlockedAtShow).toBe(false);
});
