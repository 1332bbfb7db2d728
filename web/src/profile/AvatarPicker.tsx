import type { AvatarColourName } from '@wishwell/contract/limits.ts';
import { avatarColourNames } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Avatar } from '../ui/Avatar.tsx';
import styles from './AvatarPicker.module.css';

interface AvatarPickerProps {
  chosen: AvatarColourName;
  onChoose: (avatar: AvatarColourName) => void;
}

/**
 * A group of radio buttons that look like avatars: eleven colours in five columns (docs/specification.md §9).
 */
export function AvatarPicker({ chosen, onChoose }: AvatarPickerProps): ReactNode {
  const t = useText();
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{t('profile.avatar')}</legend>
      <div className={styles.colours}>
        {avatarColourNames.map((avatar) => (
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
