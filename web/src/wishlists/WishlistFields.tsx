import {
  type OwnerClaimVisibilityLevel,
  ownerClaimVisibilityLevels,
  daysUntilOwnerSeesOldClaims,
  limits,
} from '@wishwell/contract/limits.ts';
import type { MessageId } from '@wishwell/text/messages.ts';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextArea, TextField } from '../ui/TextField.tsx';
import type { WishlistDraft, WishlistFieldErrors } from './wishlist-draft.ts';
import styles from './WishlistFields.module.css';

const claimDisplayTexts: Readonly<Record<OwnerClaimVisibilityLevel, { name: MessageId; help: MessageId }>> = {
  never: { name: 'wishlists.showNothing', help: 'wishlists.showNothingHelp' },
  claimed: { name: 'wishlists.showClaimed', help: 'wishlists.showClaimedHelp' },
  names: { name: 'wishlists.showNames', help: 'wishlists.showNamesHelp' },
};

interface WishlistFieldsProps {
  draft: WishlistDraft;
  onChange: (change: Partial<WishlistDraft>) => void;
  errors: WishlistFieldErrors;
  privateHelp: string;
  /** What the owner sees of claims according to the saved list. Undefined for a new list. */
  shownClaims?: OwnerClaimVisibilityLevel;
  /** Whether the title field has the focus when the dialog opens, even on touch screens. */
  startsWithTitle?: boolean;
  children?: ReactNode;
}

export function WishlistFields(props: WishlistFieldsProps): ReactNode {
  const { draft, onChange, errors, privateHelp, shownClaims, startsWithTitle, children } = props;
  const t = useText();
  return (
    <div className={styles.fields}>
      <TextField
        label={t('wishlists.title')}
        name="title"
        required
        data-autofocus={startsWithTitle ? '' : undefined}
        autoComplete="off"
        value={draft.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
        error={errors.title && t(errors.title.id, errors.title.values)}
      />
      <TextArea
        label={t('wishlists.description')}
        name="description"
        optional
        limit={limits.description}
        value={draft.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
        error={errors.description && t(errors.description.id, errors.description.values)}
      />
      <Switch
        label={t('wishlists.public')}
        help={draft.isPublic ? t('wishlists.publicHelp') : privateHelp}
        checked={draft.isPublic}
        onChange={(isPublic) => onChange({ isPublic })}
      />
      {children}
      <Select
        label={t('wishlists.showClaims')}
        name="show_claims"
        help={<ShowClaimsHelp chosen={draft.showClaims} before={shownClaims} />}
        value={draft.showClaims}
        onChange={(event) =>
          onChange({
            showClaims: ownerClaimVisibilityLevels.find((one) => one === event.currentTarget.value) ?? 'never',
          })
        }
      >
        {ownerClaimVisibilityLevels.map((display) => (
          <option key={display} value={display}>
            {t(claimDisplayTexts[display].name)}
          </option>
        ))}
      </Select>
      <Switch
        label={t('wishlists.takesIdeas')}
        help={t('wishlists.takesIdeasHelp')}
        checked={draft.takesIdeas}
        onChange={(takesIdeas) => onChange({ takesIdeas })}
      />
    </div>
  );
}

interface ShowClaimsHelpProps {
  chosen: OwnerClaimVisibilityLevel;
  before: OwnerClaimVisibilityLevel | undefined;
}

/**
 * Explains what the owner will see of claims with the chosen setting. If the owner will see more than before,
 * also explains the delay. The owner sees claims from before the change only after this delay.
 */
function ShowClaimsHelp({ chosen, before }: ShowClaimsHelpProps): ReactNode {
  const t = useText();
  const showsMore =
    before !== undefined && ownerClaimVisibilityLevels.indexOf(chosen) > ownerClaimVisibilityLevels.indexOf(before);
  return (
    <span>
      {[
        t(claimDisplayTexts[chosen].help),
        chosen !== 'never' && t('wishlists.showClaimsTold'),
        showsMore && t('wishlists.showClaimsLater', { days: daysUntilOwnerSeesOldClaims }),
      ]
        .filter(Boolean)
        .join(' ')}
    </span>
  );
}
