import type { OwnerClaimVisibilityLevel } from '@wishwell/contract/limits.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { ApiError } from '../api/client.ts';
import { setOwnClaimQuantityOnItem } from '../api/optimistic-update.ts';
import { type ClaimInput, type SharedItem, useClaimThroughShareLink } from '../api/shared.ts';
import { useFailureReporter } from '../forms/use-failure-reporter.ts';
import { ClaimButton } from '../items/ClaimButton.tsx';
import { storeVisitorIsGiver, storeGuestCookiePresence, hasGuestCookie } from './giving-choice.ts';
import { GuestNameDialog } from './GuestNameDialog.tsx';

/**
 * Returns whether the server refused a claim because it contained no name and the server does not recognise
 * the guest.
 */
const isGuestNameMissing = (error: Error, sent: ClaimInput | undefined): boolean =>
  error instanceof ApiError && error.status === 400 && sent?.name === undefined;

/**
 * Returns the item with the numbers of pieces that the claim button shows. While the server saves a new
 * quantity, the button already shows it.
 */
function addClaimQuantities(item: SharedItem, sent: ClaimInput | undefined) {
  const numbered = { ...item, free: item.free ?? null, mine: item.quantity ?? 0 };
  return sent && numbered.mine > 0 && sent.quantity > 0 ? setOwnClaimQuantityOnItem(numbered, sent.quantity) : numbered;
}

interface ShareLinkClaimButtonProps {
  token: string;
  item: SharedItem;
  showClaims: OwnerClaimVisibilityLevel;
  ownerName: string;
  sendsMail: boolean;
  /** Whether the visitor claims as a guest. True if no user is signed in. */
  isGuest: boolean;
  isPrimary?: boolean;
}

/** The claim button of an item behind a share link. A new guest must enter a name before the first claim. */
export function ShareLinkClaimButton(props: ShareLinkClaimButtonProps): ReactNode {
  const { token, item, showClaims, ownerName, sendsMail, isGuest, isPrimary } = props;
  const report = useFailureReporter();
  /** The number of pieces to claim after the guest has entered a name. */
  const [askedQuantity, setAskedQuantity] = useState<number>();
  const claim = useClaimThroughShareLink(token, (error, sent) => {
    // Opens the dialog that asks for a name, because the server does not recognise this browser as a guest's.
    if (isGuestNameMissing(error, sent)) setAskedQuantity(sent.quantity);
    else report.toast('claim', error);
  });
  const isKnown = !isGuest || hasGuestCookie();
  const send = (input: Pick<ClaimInput, 'quantity' | 'name' | 'email'>): void =>
    claim.mutate(
      { itemId: item.id, showClaims, ...input },
      {
        onSuccess: () => {
          setAskedQuantity(undefined);
          if (isGuest) storeGuestCookiePresence(true);
          storeVisitorIsGiver(token);
        },
      },
    );
  const isNameRequest = claim.error && isGuestNameMissing(claim.error, claim.variables);
  const error = claim.error && !isNameRequest ? report.reason('claim', claim.error) : undefined;
  return (
    <>
      <ClaimButton
        item={addClaimQuantities(item, claim.isPending ? claim.variables : undefined)}
        ownerName={ownerName}
        isPrimary={isPrimary}
        busy={claim.isPending}
        onClaim={(quantity) => (isKnown || item.mine ? send({ quantity }) : setAskedQuantity(quantity))}
      />
      {askedQuantity !== undefined && (
        <GuestNameDialog
          itemName={item.name}
          nameShownTo={showClaims === 'names' ? ownerName : undefined}
          sendsMail={sendsMail}
          busy={claim.isPending}
          error={error}
          onSubmit={(guest) => send({ quantity: askedQuantity, ...guest })}
          onClose={() => setAskedQuantity(undefined)}
        />
      )}
    </>
  );
}
