import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import { useLingui } from '@lingui/react';

export type Translate = (id: MessageId, values?: MessageValues) => string;

/** The sentences of the current language: `const t = useText(); t('login.signIn')`. */
export function useText(): Translate {
  const { i18n } = useLingui();
  return (id, values) => i18n._(id, values);
}
