import type { MouseEvent, ReactNode } from 'react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OwnWishlist } from '../api/wishlists.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useUnsavedInputQuestion } from '../ui/use-unsaved-input-question.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportSourceStep } from './ImportSourceStep.tsx';
import type { ImportContent } from './read-source.ts';

/**
 * The two steps of an import: first the user chooses the source, then the user checks the preview. If the
 * user goes back to the first step, the pasted text is still there. Leaving the page deletes it.
 */
export function ImportSteps({ wishlist }: { wishlist: OwnWishlist }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const [{ text }, setDraft] = useDraft(`import ${wishlist.id}`, { text: '' });
  const [source, setSource] = useState<Exclude<ImportContent, { is: 'refused' }>>();
  const [hasGoneBack, setHasGoneBack] = useState(false);
  const hasUnsavedInput = source !== undefined || text.trim() !== '';
  const { ask, question } = useUnsavedInputQuestion(hasUnsavedInput);
  const listPath = paths.wishlist(wishlist.id);
  const leave = (event: MouseEvent): void => {
    // A click with a modifier key opens another tab. It needs no confirmation, because no input is lost.
    if (!hasUnsavedInput || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    ask(() => void navigate(listPath));
  };
  const goBack = (): void => {
    setHasGoneBack(true);
    setSource(undefined);
  };
  const onBack = (hasCorrections: boolean): void => (hasCorrections ? ask(goBack) : goBack());
  return (
    <>
      <BackLink to={listPath} onClick={leave}>
        {t('import.back')}
      </BackLink>
      <PageHeading title={t('import.title')} pageName={wishlist.title} lead={wishlist.title} />
      {source ? (
        <ImportPreview {...{ wishlist, source, onBack }} />
      ) : (
        <ImportSourceStep
          text={text}
          setText={(next) => setDraft({ text: next })}
          focused={hasGoneBack}
          onRead={setSource}
        />
      )}
      {question}
    </>
  );
}
