import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
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
  const view = render(<FormWithLeaveQuestion />, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  expect(isLeavingBlocked()).toBe(true);
  let isBlockedAtShow: boolean | undefined;
  const onShow = (): void => {
    isBlockedAtShow = isLeavingBlocked();
  };
  view.rerender(<NextPage onShow={onShow} />);
  expect(isBlockedAtShow).toBe(false);
});
