import type { ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Switch } from '../ui/Switch.tsx';
import { areShortcutsOn, setShortcutsOn } from './shortcut-setting.ts';
import styles from './ShortcutsDialog.module.css';

const shortcuts = [
  ['N', 'keys.add'],
  ['/', 'keys.search'],
  ['U', 'purchase.undo'],
  ['?', 'keys.help'],
] as const;

export function ShortcutsDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const [isOn, setIsOn] = useState(areShortcutsOn);
  const change = (next: boolean): void => {
    setShortcutsOn(next);
    setIsOn(next);
  };
  return (
    <Dialog title={t('keys.title')} onClose={onClose} size="narrow">
      <dl className={styles.keys}>
        {shortcuts.map(([key, text]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd className={styles.text}>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t('keys.on')} checked={isOn} onChange={change} />
    </Dialog>
  );
}
