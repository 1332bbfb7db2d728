import { useText } from '../i18n/use-text.ts';
import { getRecipientName, type Recipient } from './group-gifts-by-recipient.ts';

/**
 * Returns a function that returns the name of a recipient. For a user without a name and for a deleted
 * account, it returns a substitute text.
 */
export function useRecipientName(): (recipient: Recipient) => string {
  const t = useText();
  return (recipient) => getRecipientName(recipient) || t(recipient === null ? 'gifts.formerUser' : 'friends.noName');
}
