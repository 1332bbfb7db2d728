import type { AvatarKey } from '@wishwell/contract/limits.ts';
import { avatars } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Avatar } from '../ui/Avatar.tsx';
import { useText } from '../i18n/use-text.ts';
import styles from './AvatarPicker.module.css';

interface AvatarPickerProps {
  chosen: AvatarKey;
  onChoose: (avatar: AvatarKey) => void;
}

/** The eleven colours in five columns (docs/specification.md §9), as radio buttons that look like their avatars. */
export function AvatarPicker({ chosen, onChoose }: AvatarPickerProps): ReactNode {
  const t = useText();
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('profile.avatar')}</legend>
      <div className={styles.colours}>
        {avatars.map((avatar) => (
          <label key={avatar} className={styles.colour} title={t(`avatar.${avatar}`)}>
            <input
              type="radio"
              name={name}
              value={avatar}
              aria-label={t(`avatar.${avatar}`)}
              checked={avatar === chosen}
              onChange={() => onChoose(avatar)}
              className={styles.radio}
            />
            <Avatar color={avatar} size={56} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
