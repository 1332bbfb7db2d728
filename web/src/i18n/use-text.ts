import { useLingui } from '@lingui/react';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import { wrapValuesInBidiIsolates } from './wrap-values-in-bidi-isolates.ts';

export type TranslateFunction = (id: MessageId, values?: MessageValues) => string;

/** Returns the function `t`, which returns the text for a message id, for example `t('login.signIn')`. */
export function useText(): TranslateFunction {
  const { i18n } = useLingui();
  return (id, values) => i18n._(id, wrapValuesInBidiIsolates(values));
}
