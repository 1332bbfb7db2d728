import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useUrlDialog } from '../navigation/use-url-dialog.ts';
import { Button } from '../ui/Button.tsx';

const dialogNames = ['idea'] as const;

export function AddIdeaButton(): ReactNode {
  const t = useText();
  const { open } = useUrlDialog(dialogNames);
  return (
    <Button variant="outline" icon="plus" onClick={() => open('idea')}>
      {t('ideas.add')}
    </Button>
  );
}
