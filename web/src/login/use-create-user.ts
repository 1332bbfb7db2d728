import { reasonOf } from '../api/client.ts';
import type { Identity } from '../api/users.ts';
import { createUser } from '../api/users.ts';
import { useText } from '../i18n/use-text.ts';
import { useToast } from '../ui/Toast.tsx';

/** Makes the record of somebody new and tells how it went (docs/specification.md §8); it does not reject. */
export function useCreateUser(): (identity: Identity) => Promise<void> {
  const t = useText();
  const toast = useToast();
  return async (identity) => {
    try {
      await createUser(identity);
      toast.success(t('login.synced'));
    } catch (error) {
      toast.error(t('login.syncFailed'), { detail: reasonOf(error, t('login.unknownError')), duration: 5_000 });
    }
  };
}
