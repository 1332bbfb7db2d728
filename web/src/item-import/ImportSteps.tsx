import type { ReactNode } from 'react';
import { useState } from 'react';
import type { OwnWishlist } from '../api/wishlists.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useLeaveQuestion } from '../ui/use-leave-question.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { ImportSource } from './ImportSource.tsx';
import type { ImportContent } from './read-source.ts';

/**
 * The two steps of an import: first the user chooses the source, then the user checks the preview. If the
 * user goes back, the pasted text is still there.
 */
export function ImportSteps({ wishlist }: { wishlist: OwnWishlist }): ReactNode {
  const [{ text }, setDraft] = useDraft(`import ${wishlist.id}`, { text: '' });
  const [source, setSource] = useState<Exclude<ImportContent, { is: 'refused' }>>();
  const [hasGoneBack, setHasGoneBack] = useState(false);
  const { question } = useLeaveQuestion(source !== undefined || text.trim() !== '');
  const onBack = (): void => {
    setHasGoneBack(true);
    setSource(undefined);
  };
  return (
    <>
      {source ? (
        <ImportPreview {...{ wishlist, source, onBack }} />
      ) : (
        <ImportSource
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
