import { getErrorMessage } from '../api/client.ts';
import type { IdentityProviderUser } from '../api/users.ts';
import { createUser } from '../api/users.ts';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';

/**
 * Returns a function that creates the record of a new user and shows the result in a toast
 * (docs/specification.md §8). The returned function never rejects.
 */
export function useCreateUser(): (identity: IdentityProviderUser) => Promise<void> {
  const t = useText();
  const toast = useToast();
  return async (identity) => {
    try {
      await createUser(identity);
      toast.success(t('login.synced'));
    } catch (error) {
      toast.error(t('login.syncFailed'), { detail: getErrorMessage(error, t('login.unknownError')), duration: 5_000 });
    }
  };
}
