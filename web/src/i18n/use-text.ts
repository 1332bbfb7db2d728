import { useLingui } from '@lingui/react';
import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import { isolateValues } from './isolate-values.ts';

export type Translate = (id: MessageId, values?: MessageValues) => string;

/** Returns the function `t`, which returns the text for a message id, for example `t('login.signIn')`. */
export function useText(): Translate {
  const { i18n } = useLingui();
  return (id, values) => i18n._(id, isolateValues(values));
}
