import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { TextField } from '../ui/TextField.tsx';

/** A password input with a button that shows or hides the typed characters. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>): ReactNode {
  const t = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          label={t(isShown ? 'login.hideCharacters' : 'login.showCharacters')}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
